package dev.cairn.formula;

import dev.cairn.policy.FindPolicy;
import dev.cairn.policy.ToolPolicy;

/**
 * How likely a tool that was found is a right one: a logistic curve over two distances, that to a tool which
 * would be the best by every signal, and that to the best tool there is.
 *
 * <pre>
 *   logit = base - distance * (1 - score) - gap * (best - score), less the doubt in words alone
 * </pre>
 *
 * <p>Never above the ceiling: S3 §5.1 allows no certainty.
 */
public final class ToolConfidence {
  private ToolConfidence() {}

  /**
   * Between 0 and the ceiling, without tools in use.
   *
   * @param score as a share of what a tool would have that is the best by every signal; proven ones have more
   * @param best the best score of the answer
   * @param byMeaning whether nearness could speak, or words alone did
   */
  public static double of(ToolPolicy policy, double score, double best, boolean byMeaning) {
    double logit = policy.confidenceBase()
        - policy.confidenceDistance() * (1 - score)
        - policy.confidenceGap() * (best - score);
    return held(policy, logit, byMeaning);
  }

  /** The same with tools in use, where the score is made of other things. */
  public static double of(
      ToolPolicy policy, FindPolicy inUse, double score, double best, boolean byMeaning) {
    double logit = inUse.confidenceBase()
        - inUse.confidenceDistance() * (1 - score)
        - inUse.confidenceGap() * (best - score);
    return held(policy, logit, byMeaning);
  }

  private static double held(ToolPolicy policy, double logit, boolean byMeaning) {
    double left = byMeaning ? logit : logit - policy.wordsDoubt();
    return Math.min(policy.confidenceMax(), 1 / (1 + StrictMath.exp(-left)));
  }
}
