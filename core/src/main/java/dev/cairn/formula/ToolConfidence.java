package dev.cairn.formula;

import dev.cairn.policy.ToolPolicy;

/**
 * How likely a tool that was found is a right one: a logistic curve over two distances, that to a tool which
 * would be the best by every signal, and that to the best tool there is.
 *
 * <pre>
 *   logit = base - distance * (1 - score / perfect) - gap * (best - score) / perfect
 * </pre>
 *
 * <p>Never above the ceiling: S3 §5.1 allows no certainty.
 */
public final class ToolConfidence {
  private ToolConfidence() {}

  /**
   * Between 0 and the ceiling.
   *
   * @param best the best score of the answer
   * @param perfect what a tool would have that is the best by every signal; more than 0
   */
  public static double of(ToolPolicy policy, double score, double best, double perfect) {
    double logit = policy.confidenceBase()
        - policy.confidenceDistance() * (1 - score / perfect)
        - policy.confidenceGap() * (best - score) / perfect;
    return Math.min(policy.confidenceMax(), 1 / (1 + StrictMath.exp(-logit)));
  }
}
