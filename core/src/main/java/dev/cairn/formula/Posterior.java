package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.PosteriorForm;
import java.util.random.RandomGenerator;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.statistics.distribution.BetaDistribution;

/**
 * What is believed of the share of runs that succeed: a Beta distribution, moved by each outcome, in which old
 * outcomes fade.
 *
 * <pre>
 *   seed     alpha = max(1, .99 * (alpha + success)), beta likewise
 *   default  alpha = 1 + .99 * (alpha - 1) + success, beta likewise
 *   mean     alpha / (alpha + beta)
 * </pre>
 *
 * <p>S2, level 2. The seed fades the newest outcome and the prior too; kept apart, both stay what they are, and
 * alpha and beta cannot fall below the prior. Samples are exact, where S2 draws from a normal distribution
 * that puts 8 % of Beta(1, 1) at 0 or 1: Cheng, "Generating Beta Variates with Nonintegral Shape Parameters",
 * 1978.
 */
public record Posterior(double alpha, double beta) {
  public Posterior {
    if (!(alpha > 0 && alpha <= Double.MAX_VALUE && beta > 0 && beta <= Double.MAX_VALUE)) {
      throw CairnException.invalid(
          "posterior", "alpha and beta must be above 0 and finite, were " + alpha + ", " + beta);
    }
  }

  /** Before the first outcome. */
  public static Posterior prior(DecisionPolicy policy) {
    return new Posterior(policy.priorSuccess(), policy.priorFailure());
  }

  /** After one more outcome. */
  public Posterior after(DecisionPolicy policy, boolean success) {
    return new Posterior(
        grown(policy, alpha, policy.priorSuccess(), success ? 1 : 0),
        grown(policy, beta, policy.priorFailure(), success ? 0 : 1));
  }

  private static double grown(DecisionPolicy policy, double mass, double prior, int added) {
    return policy.posterior() == PosteriorForm.ALL
        ? Math.max(prior, policy.fading() * (mass + added))
        : prior + policy.fading() * Math.max(0, mass - prior) + added;
  }

  /** As it is to be read so many days after the last outcome; the same while outcomes never age. */
  public Posterior aged(DecisionPolicy policy, double days) {
    double kept = kept(policy, days);
    if (kept == 1) {
      return this;
    }
    Posterior prior = prior(policy);
    return new Posterior(
        prior.alpha + kept * Math.max(0, alpha - prior.alpha),
        prior.beta + kept * Math.max(0, beta - prior.beta));
  }

  /** What is left of an outcome after so many days; all of it while outcomes never age. */
  public static double kept(DecisionPolicy policy, double days) {
    Given.amount("days", days);
    return policy.halfLifeDays() == 0 ? 1 : StrictMath.pow(2, -days / policy.halfLifeDays());
  }

  /** If a success that weighs this much by now was a failure. */
  public Posterior turned(DecisionPolicy policy, double mass) {
    return new Posterior(
        Math.max(policy.priorSuccess(), alpha - Given.share("mass", mass)), beta + mass);
  }

  public Explanation mean() {
    return Explanation.quotient(
        "mean share of successes",
        Explanation.leaf(alpha, "successes and prior"),
        Explanation.sum(
            "all",
            Explanation.leaf(alpha, "successes and prior"),
            Explanation.leaf(beta, "failures and prior")));
  }

  public double variance() {
    double all = alpha + beta;
    return alpha / all * (beta / all) / (all + 1);
  }

  /** Holds the share of successes with this chance, and leaves out as much below as above. */
  public Interval interval(double mass) {
    Given.between("mass", mass, 0, 1);
    BetaDistribution distribution = BetaDistribution.of(alpha, beta);
    double tail = (1 - mass) / 2;
    return new Interval(
        distribution.inverseCumulativeProbability(tail),
        distribution.inverseSurvivalProbability(tail));
  }

  /** One draw, in [0, 1]. */
  public double sample(RandomGenerator random) {
    UniformRandomProvider chance = random::nextLong;
    return BetaDistribution.of(alpha, beta).createSampler(chance).sample();
  }
}
