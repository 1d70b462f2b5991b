package dev.cairn.tool.outcome;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.OddsShift;
import dev.cairn.formula.Shrinkage;
import dev.cairn.formula.Trust;
import dev.cairn.policy.OutcomePolicy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The way from what all calls do to what is expected of one, level by level. */
final class Ladder {
  /**
   * A level that had something to say.
   *
   * @param above what was expected before it spoke
   * @param own what it says
   */
  record Rung(Level level, double above, double own) {}

  private final OutcomePolicy policy;
  private final Shares shares;
  private final Trusts trusts;
  private final Situation situation;
  private final List<Rung> rungs = new ArrayList<>();
  private final List<Explanation> parts = new ArrayList<>();
  private double reached;

  Ladder(OutcomePolicy policy, Shares shares, Trusts trusts, Situation situation) {
    this.policy = policy;
    this.shares = shares;
    this.trusts = trusts;
    this.situation = situation;
    climb();
  }

  private void climb() {
    Tally all = shares.of(situation.context());
    Tally server = shares.of(situation.server());
    Tally tool = shares.of(situation.tool());
    Tally last = shares.of(situation.lastOfTool());
    Tally previous = shares.of(situation.afterPrevious());
    Explanation others =
        own(Level.CONTEXT, all.without(server), policy.contextStrength(), policy.prior());
    parts.add(others);
    reached = others.value();
    step(Level.SERVER, server.without(tool), policy.serverStrength());
    step(Level.TOOL, tool.without(last), policy.toolStrength());
    double usually = share(all, policy.contextStrength(), policy.prior());
    shift(Level.AFTER_LAST, situation.afterLast(), usually);
    shift(Level.AFTER_ROW, situation.afterRow(), usually);
    step(Level.LAST, last.without(previous), policy.lastStrength());
    step(Level.PREVIOUS, previous, policy.previousStrength());
    step(Level.EPISODE, situation.episode(), policy.episodeStrength());
    Tally same = situation.sameCall().map(shares::of).orElse(Tally.NONE);
    step(Level.VALUE, telling(), policy.valueStrength());
    step(Level.CALL, same, policy.callStrength());
  }

  /** The argument that would move what is expected farthest. */
  private Tally telling() {
    return situation.call().values(policy.valuesMax()).stream()
        .map(mark -> shares.of(situation.value(mark)))
        .max(Comparator.comparingDouble(this::moves))
        .orElse(Tally.NONE);
  }

  private double moves(Tally tally) {
    double own = share(tally, policy.valueStrength(), reached);
    return Math.abs(StrictMath.log(OddsShift.odds(own) / OddsShift.odds(reached)));
  }

  private void step(Level level, Tally tally, double strength) {
    if (tally.calls() > 0) {
      follow(level, own(level, tally, strength, reached));
    }
  }

  private void shift(Level level, long key, double usually) {
    Tally tally = shares.of(key);
    if (tally.calls() > 0) {
      double then = share(tally, policy.effectStrength(), usually);
      follow(
          level,
          OddsShift.of(level.because(), reached, then, usually)
              .clamp(policy.doubtMin(), 1 - policy.doubtMin()));
    }
  }

  private void follow(Level level, Explanation own) {
    rungs.add(new Rung(level, reached, own.value()));
    Explanation part = Explanation.product(
        level.because(),
        Explanation.leaf(Trust.share(trusts.of(policy, level)), "how far that is followed"),
        Explanation.sum("differs", own, Explanation.leaf(-reached, "expected so far")));
    parts.add(part);
    reached += part.value();
  }

  private static Explanation own(Level level, Tally tally, double strength, double above) {
    return Shrinkage.of(level.because(), tally.successes(), tally.calls(), strength, above);
  }

  private static double share(Tally tally, double strength, double above) {
    return Shrinkage.value(tally.successes(), tally.calls(), strength, above);
  }

  /** What is expected: what all calls do, and what each level changed of it. */
  Explanation expected() {
    return Explanation.sum("expected share of successes", parts.toArray(new Explanation[0]))
        .clamp(policy.doubtMin(), 1 - policy.doubtMin());
  }

  List<Rung> rungs() {
    return List.copyOf(rungs);
  }
}
