package dev.cairn.formula;

import dev.cairn.explain.Explanation;

/**
 * A share of successes that leans on a wider one while it rests on few calls.
 *
 * <pre>
 *   share = (successes + strength * above) / (calls + strength)
 * </pre>
 *
 * <p>The mean of a Beta distribution whose prior is the wider share, worth {@code strength} calls: Gelman et al.,
 * "Bayesian Data Analysis", chapter 5.
 */
public final class Shrinkage {
  private Shrinkage() {}

  /** Calls may be fractions, if they fade. */
  public static Explanation of(
      String because, double successes, double calls, double strength, double above) {
    Given.between("successes", successes, 0, Given.amount("calls", calls));
    Given.share("above", above);
    return Explanation.quotient(
        because,
        Explanation.sum(
            "successes, own and lent",
            Explanation.leaf(successes, "successes"),
            Explanation.product(
                "lent", Explanation.leaf(strength, "strength"), Explanation.leaf(above, "above"))),
        Explanation.sum(
            "calls, own and lent",
            Explanation.leaf(calls, "calls"),
            Explanation.leaf(strength, "strength")));
  }

  /** The number alone, for who compares many. */
  public static double value(double successes, double calls, double strength, double above) {
    return (successes + strength * above) / (calls + strength);
  }
}
