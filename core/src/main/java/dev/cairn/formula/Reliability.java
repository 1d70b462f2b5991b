package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.ReliabilityForm;
import dev.cairn.policy.ReliabilityPolicy;

/**
 * What outcomes make of a score: a factor, 1 without any.
 *
 * <pre>
 *   steps   .09 below a success rate of .5, 1 up to .9, 1.2 above
 *   bounds  .09 if the rate is surely below .5, 1.2 if it is surely above .9, 1 between, without cliffs
 * </pre>
 *
 * <p>S3 §4.2 has the steps. Surely means by a bound of what the outcomes leave possible (Beta(1 + successes,
 * 1 + failures), 5 % beyond it): the upper one must be low, or the lower one high. So a single failure does not
 * bury a tool, and a single success does not crown one.
 */
public final class Reliability {
  private Reliability() {}

  /** The factor. Outcomes may be fractions, if they fade. */
  public static Explanation of(ReliabilityPolicy policy, double successes, double failures) {
    Given.amount("successes", successes);
    Given.amount("failures", failures);
    if (successes + failures == 0) {
      return Explanation.leaf(1, "no outcomes");
    }
    return policy.form() == ReliabilityForm.STEPS
        ? step(policy, successes / (successes + failures))
        : bounded(policy, new Posterior(1 + successes, 1 + failures));
  }

  /**
   * Whether something that mostly fails is no longer to be suggested.
   *
   * @param outcomes how many there were; old ones may count for less in the others
   */
  public static boolean excluded(
      ReliabilityPolicy policy, long outcomes, double successes, double failures) {
    double left = Given.amount("successes", successes) + Given.amount("failures", failures);
    return outcomes >= policy.exclusionOutcomesMin() && failures > policy.exclusionShare() * left;
  }

  private static Explanation step(ReliabilityPolicy policy, double rate) {
    if (rate < policy.low()) {
      return Explanation.leaf(policy.poor(), "unreliable: success rate " + rate);
    }
    return rate > policy.high()
        ? Explanation.leaf(policy.proven(), "proven: success rate " + rate)
        : Explanation.leaf(1, "reliable enough: success rate " + rate);
  }

  private static Explanation bounded(ReliabilityPolicy policy, Posterior posterior) {
    Interval sure = posterior.interval(1 - 2 * policy.tail());
    if (sure.high() < policy.low() + policy.band()) {
      return between(
          "unreliable",
          policy.poor(),
          1,
          share("success rate at most", sure.high(), policy.low(), policy.band()));
    }
    double risen = policy.high() - policy.band();
    if (sure.low() > risen) {
      return between(
          "proven",
          1,
          policy.proven(),
          share("success rate at least", sure.low(), risen, policy.band()));
    }
    return Explanation.leaf(
        1, "reliable enough: success rate from " + sure.low() + " to " + sure.high());
  }

  private static Explanation between(String because, double low, double high, Explanation share) {
    return Explanation.sum(
        because,
        Explanation.leaf(low, "from"),
        Explanation.product("further", Explanation.leaf(high - low, "to the next"), share));
  }

  /** How far a bound has come through a band; it is in front of the band's end, so the band has a width. */
  private static Explanation share(String what, double bound, double start, double band) {
    if (band == 0) {
      return Explanation.leaf(bound < start ? 0 : 1, what + " " + bound);
    }
    return Explanation.quotient(
            "through the band",
            Explanation.sum(
                "into the band",
                Explanation.leaf(bound, what),
                Explanation.leaf(-start, "its start")),
            Explanation.leaf(band, "reliability.band"))
        .clamp(0, 1);
  }
}
