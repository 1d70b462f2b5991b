package dev.cairn.eval.guards;

import dev.cairn.text.guard.GuardTrainer.Label;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Where rules are named and where they forbid, chosen so that rows which should not be reached are reached no more often
 * than wanted.
 */
record GuardLimits(double speaks, double forbids) {
  /** What is allowed on the rows that limits are chosen on; less than the goal, because other rows differ. */
  static final double UNRELATED_NAMED = 0.14;

  static final double WRONGLY_FORBIDDEN = 0.04;

  static GuardLimits of(List<GuardOutcome> rows) {
    return new GuardLimits(
        limit(
            rows,
            each -> each.row().label() == Label.UNRELATED,
            GuardOutcome::speaks,
            UNRELATED_NAMED),
        limit(
            rows,
            each -> each.row().label() != Label.VIOLATES,
            GuardOutcome::verdict,
            WRONGLY_FORBIDDEN));
  }

  /** The score above which at most that share of the rows lies. */
  static double limit(
      List<GuardOutcome> rows,
      Predicate<GuardOutcome> which,
      ToDoubleFunction<GuardOutcome> score,
      double share) {
    double[] sorted = rows.stream().filter(which).mapToDouble(score).sorted().toArray();
    if (sorted.length == 0) {
      return 1;
    }
    double highest = sorted[sorted.length - 1 - (int) Math.floor(share * sorted.length)];
    return Math.min(1, Math.nextUp((float) highest));
  }

  boolean names(GuardOutcome each) {
    return each.speaks() >= speaks || forbids(each);
  }

  boolean forbids(GuardOutcome each) {
    return each.verdict() >= forbids;
  }

  double foreignNamed(GuardOutcome each) {
    long named = each.foreign().stream()
        .filter(other -> other.speaks() >= speaks || GuardOutcome.verdict(other) >= forbids)
        .count();
    return (double) named / GuardOutcome.FOREIGN_TESTED;
  }

  double foreignForbidden(GuardOutcome each) {
    long named = each.foreign().stream()
        .filter(other -> GuardOutcome.verdict(other) >= forbids)
        .count();
    return (double) named / GuardOutcome.FOREIGN_TESTED;
  }
}
