package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ReliabilityPolicy;
import java.util.List;
import java.util.Optional;

/**
 * What outcomes in like episodes do to a confidence. Failures weigh more than successes, and what mostly fails
 * is left out altogether.
 *
 * <pre>
 *   adjustment = min(.15, .20 * success rate) - min(.15, penalty factor * failure rate)
 *   left out   if failure rate > .5, with enough outcomes
 * </pre>
 *
 * <p>S3 §3.3. Its penalty factor of .25 adds .02 at a failure rate of 40 %; the default's .35 takes .02, and
 * nothing is left out for a single bad day. Without outcomes nothing changes: unknown is not failed.
 */
public final class EpisodicAdjustment {
  private EpisodicAdjustment() {}

  /** The confidence with the adjustment, in [0, .95]; nothing if it is to be left out. */
  public static Optional<Explanation> confidence(
      Policy policy, Explanation base, double successes, double failures) {
    Given.share("base", base.value());
    return of(policy.reliability(), successes, failures)
        .map(adjustment -> Explanation.sum("confidence", base, adjustment)
            .clamp(0, policy.tool().confidenceMax()));
  }

  /** The adjustment alone; nothing if what is adjusted is to be left out. Outcomes may be fractions, if they fade. */
  public static Optional<Explanation> of(
      ReliabilityPolicy policy, double successes, double failures) {
    double outcomes = Given.amount("successes", successes) + Given.amount("failures", failures);
    if (outcomes == 0) {
      return Optional.of(Explanation.leaf(0, "no outcomes"));
    }
    double failed = failures / outcomes;
    if (failed > policy.exclusionShare() && outcomes >= policy.exclusionOutcomesMin()) {
      return Optional.empty();
    }
    Explanation boost =
        part("boost", policy.boostFactor(), policy.boostMax(), successes / outcomes);
    Explanation penalty = part("penalty", policy.penaltyFactor(), policy.penaltyMax(), failed);
    return Optional.of(Explanation.sum(
        "by outcomes",
        boost,
        Explanation.product("taken away", Explanation.leaf(-1, "less"), penalty)));
  }

  private static Explanation part(String what, double factor, double most, double rate) {
    return Explanation.of(
        Op.MIN,
        what,
        List.of(
            Mixture.part(
                what + " by rate",
                "reliability." + what + "_factor",
                factor,
                Explanation.leaf(rate, what.equals("boost") ? "success rate" : "failure rate")),
            Explanation.leaf(most, "reliability." + what + "_max")));
  }
}
