package dev.cairn.tool.outcome;

import dev.cairn.formula.Break;
import dev.cairn.formula.Break.Seen;
import dev.cairn.formula.Posterior;
import dev.cairn.policy.OutcomePolicy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What a tool did of late, and how often it became another. What was learned of the one it was is not looked at. */
final class Standing {
  private static final Posterior UNKNOWN = new Posterior(1, 1);

  private final List<Seen> newest = new ArrayList<>();
  private Posterior believed = UNKNOWN;
  private long lives;

  long lives() {
    return lives;
  }

  void startOver() {
    lives++;
    newest.clear();
    believed = UNKNOWN;
  }

  /**
   * Looks at one more outcome; answers with those since a break, the oldest first, if there was one.
   *
   * @param odds from which a break is believed
   */
  List<Boolean> add(OutcomePolicy policy, double odds, boolean ok) {
    see(policy, ok);
    int since = Break.since(policy, odds, newest);
    if (since == 0) {
      return List.of();
    }
    List<Boolean> after = newest.subList(newest.size() - since, newest.size()).stream()
        .map(Seen::ok)
        .toList();
    startOver();
    after.forEach(each -> see(policy, each));
    return after;
  }

  private void see(OutcomePolicy policy, boolean ok) {
    newest.add(new Seen(believed, ok));
    while (newest.size() > policy.breakWindow()) {
      newest.remove(0);
    }
    believed = new Posterior(
        1 + policy.fading() * (believed.alpha() - 1) + (ok ? 1 : 0),
        1 + policy.fading() * (believed.beta() - 1) + (ok ? 0 : 1));
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(lives);
    write(believed, out);
    out.writeInt(newest.size());
    for (Seen each : newest) {
      write(each.before(), out);
      out.writeBoolean(each.ok());
    }
  }

  private static void write(Posterior posterior, DataOutput out) throws IOException {
    out.writeDouble(posterior.alpha());
    out.writeDouble(posterior.beta());
  }

  static Standing read(DataInput in) throws IOException {
    Standing standing = new Standing();
    standing.lives = in.readLong();
    standing.believed = new Posterior(in.readDouble(), in.readDouble());
    for (int left = in.readInt(); left > 0; left--) {
      Posterior before = new Posterior(in.readDouble(), in.readDouble());
      standing.newest.add(new Seen(before, in.readBoolean()));
    }
    return standing;
  }
}
