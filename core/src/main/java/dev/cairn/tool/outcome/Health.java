package dev.cairn.tool.outcome;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.Posterior;
import dev.cairn.policy.OutcomePolicy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Whether a tool still does what it used to. Unlike a {@link Standing} alone it counts every outcome, also several of
 * one episode: to ask once too often costs a question, to go on costs what the tool breaks.
 */
final class Health {
  private static final double MORE_OFTEN_THAN_NOT = 0.5;

  /** How often it worked and failed, before or since. */
  private record Count(long worked, long failed) {
    static final Count NONE = new Count(0, 0);

    Count with(boolean ok) {
      return ok ? new Count(worked + 1, failed) : new Count(worked, failed + 1);
    }

    Count less(Count other) {
      return new Count(worked - other.worked, failed - other.failed);
    }

    long all() {
      return worked + failed;
    }

    void write(DataOutput out) throws IOException {
      out.writeLong(worked);
      out.writeLong(failed);
    }

    static Count read(DataInput in) throws IOException {
      return new Count(in.readLong(), in.readLong());
    }
  }

  private final Standing standing;
  private Count before = Count.NONE;
  private Count since = Count.NONE;
  private boolean fell;

  Health() {
    this(new Standing());
  }

  private Health(Standing standing) {
    this.standing = standing;
  }

  void add(OutcomePolicy policy, boolean ok) {
    since = since.with(ok);
    List<Boolean> after = standing.add(policy, policy.brokenOdds(), ok);
    if (!after.isEmpty()) {
      Count now = Count.NONE;
      for (boolean each : after) {
        now = now.with(each);
      }
      before = since.less(now);
      since = now;
      fell = now.failed() > now.worked();
    }
  }

  /** Why it is broken, with the share of successes to be expected of it as the value; nothing if it is not. */
  Optional<Explanation> broken(OutcomePolicy policy) {
    Posterior now = new Posterior(1.0 + since.worked(), 1.0 + since.failed());
    if (!fell || now.interval(2 * policy.mendedChance() - 1).low() > MORE_OFTEN_THAN_NOT) {
      return Optional.empty();
    }
    String because = since.failed() + " of the last " + since.all() + " calls failed; before that "
        + before.worked() + " of " + before.all() + " worked";
    Explanation mean = now.mean();
    return Optional.of(Explanation.of(mean.op(), because, mean.parts()));
  }

  void write(DataOutput out) throws IOException {
    standing.write(out);
    before.write(out);
    since.write(out);
    out.writeBoolean(fell);
  }

  static Health read(DataInput in) throws IOException {
    Health health = new Health(Standing.read(in));
    health.before = Count.read(in);
    health.since = Count.read(in);
    health.fell = in.readBoolean();
    return health;
  }
}
