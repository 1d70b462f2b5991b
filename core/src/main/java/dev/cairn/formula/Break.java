package dev.cairn.formula;

import dev.cairn.policy.OutcomePolicy;
import java.util.List;

/**
 * Whether a tool has become another: what it did of late is foretold better by knowing nothing than by all it did
 * before.
 *
 * <pre>
 *   odds of a break before the last n = chance of a break * foretold by Beta(1, 1) / foretold by what was believed then
 * </pre>
 *
 * <p>The odds of one change point against none, as in Adams and MacKay, "Bayesian Online Changepoint Detection", 2007,
 * over the newest outcomes only. It works both ways: a tool that was mended is believed again as soon as one that
 * broke is doubted.
 */
public final class Break {
  private Break() {}

  /** One outcome, and what was believed of the tool before it. */
  public record Seen(Posterior before, boolean ok) {}

  /**
   * How many of the newest outcomes came after a break; 0 if there was none.
   *
   * @param odds from which a break is believed
   * @param newest the oldest first
   */
  public static int since(OutcomePolicy policy, double odds, List<Seen> newest) {
    double best = StrictMath.log(odds);
    int found = 0;
    int successes = 0;
    int failures = 0;
    for (int first = newest.size() - 1; first >= 0; first--) {
      Seen seen = newest.get(first);
      successes += seen.ok() ? 1 : 0;
      failures += seen.ok() ? 0 : 1;
      double here = StrictMath.log(policy.breakChance())
          + foretold(1, 1, successes, failures)
          - foretold(seen.before().alpha(), seen.before().beta(), successes, failures);
      if (here >= best) {
        best = here;
        found = successes + failures;
      }
    }
    return found;
  }

  /** Logarithm of the chance of these outcomes, in any one order. */
  private static double foretold(double alpha, double beta, int successes, int failures) {
    double chance = 0;
    for (int i = 0; i < successes; i++) {
      chance += StrictMath.log((alpha + i) / (alpha + beta + i));
    }
    for (int i = 0; i < failures; i++) {
      chance += StrictMath.log((beta + i) / (alpha + beta + successes + i));
    }
    return chance;
  }
}
