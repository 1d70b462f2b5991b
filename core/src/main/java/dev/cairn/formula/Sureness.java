package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.OutcomePolicy;

/**
 * What is expected, less what is not known: the lower end of what a share may be.
 *
 * <pre>
 *   sure = max(0, expected - spread * sqrt(expected * (1 - expected) / (calls + 3)))
 * </pre>
 *
 * <p>The standard deviation of a Beta distribution of that mean. Two calls expected alike differ in what stands
 * behind it, and the one of a new tool is the more likely to surprise.
 */
public final class Sureness {
  private Sureness() {}

  public static Explanation of(OutcomePolicy policy, double expected, double calls) {
    Given.share("expected", expected);
    Given.amount("calls", calls);
    double deviation = Math.sqrt(expected * (1 - expected) / (calls + policy.sureCalls()));
    return Explanation.sum(
            "sure",
            Explanation.leaf(expected, "expected"),
            Explanation.product(
                "less what is not known",
                Explanation.leaf(-policy.sureSpread(), "outcome.sure_spread"),
                Explanation.leaf(deviation, "deviation after " + calls + " calls of the tool")))
        .clamp(0, 1);
  }
}
