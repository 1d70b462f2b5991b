package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.DecisionPolicy;

/**
 * What the outcomes of similar decisions take off a threshold, or add to it.
 *
 * <pre>
 *   sample = min(1, n / 20)
 *   boost  = (rate - .70) * .5 * sample  if rate > .70
 *            (rate - .50) * .4 * sample  if rate < .50
 *            0                           between, and below 3 decisions
 * </pre>
 *
 * <p>S2, level 3. It says at most +.15 and at least -.10, and its formula reaches -.20; the default profile holds
 * it to what it says. Successes are recorded outcomes, not scores of our own.
 *
 * @param confidence how far the number of decisions suffices, in [0, 1]
 * @param matches decisions that counted
 */
public record EpisodicBoost(Explanation boost, double confidence, long matches) {

  public static EpisodicBoost of(DecisionPolicy policy, long matches, long successes) {
    Given.count("matches", matches);
    Given.count("successes", successes, matches);
    if (matches < policy.boostMatchesMin()) {
      return new EpisodicBoost(Explanation.leaf(0, "too few similar decisions"), 0, 0);
    }
    double sample = Math.min(1, (double) matches / policy.boostMatchesFull());
    double rate = (double) successes / matches;
    return new EpisodicBoost(boost(policy, rate, sample), sample, matches);
  }

  private static Explanation boost(DecisionPolicy policy, double rate, double sample) {
    if (rate > policy.boostGoodRate()) {
      return part(policy, "good", rate, policy.boostGoodRate(), policy.boostGoodFactor(), sample);
    }
    if (rate < policy.boostBadRate()) {
      return part(policy, "bad", rate, policy.boostBadRate(), policy.boostBadFactor(), sample);
    }
    return Explanation.leaf(0, "similar decisions went neither well nor badly: " + rate);
  }

  private static Explanation part(
      DecisionPolicy policy, String how, double rate, double from, double factor, double sample) {
    return Explanation.product(
            "similar decisions",
            Explanation.sum(
                "beyond what is usual",
                Explanation.leaf(rate, "share of successes"),
                Explanation.leaf(-from, "decision.boost_" + how + "_rate")),
            Explanation.leaf(factor, "decision.boost_" + how + "_factor"),
            Explanation.leaf(sample, "how far their number suffices"))
        .clamp(policy.boostMin(), policy.boostMax());
  }
}
