package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ScorePolicy;

/**
 * How sure one can be of a tool that relevance, rank and a path in the graph speak for. The weights depend on
 * how dense the graph is: what it says counts more the more there is of it.
 *
 * <pre>
 *   confidence = hybrid weight * relevance + rank weight * rank + path weight * path, at most .95
 * </pre>
 *
 * <p>S3 §2.2 and §5.1.
 */
public final class GraphConfidence {
  private GraphConfidence() {}

  /** What relevance, rank and path weigh at one stage of the graph. */
  public record Weights(String stage, double hybrid, double rank, double path) {}

  public static Weights weights(ScorePolicy policy, double density) {
    Given.share("density", density);
    if (density < policy.coldBelow()) {
      return new Weights("cold", policy.coldHybrid(), policy.coldRank(), policy.coldPath());
    }
    if (density < policy.growingBelow()) {
      return new Weights(
          "growing", policy.growingHybrid(), policy.growingRank(), policy.growingPath());
    }
    return new Weights("mature", policy.matureHybrid(), policy.matureRank(), policy.maturePath());
  }

  /**
   * In [0, .95].
   *
   * @param path {@link PathConfidence}, or 0 without a path
   */
  public static Explanation of(
      Policy policy, double density, Explanation hybrid, Explanation rank, Explanation path) {
    Given.between("hybrid", hybrid.value(), -1, 1);
    Given.share("rank", rank.value());
    Given.share("path", path.value());
    Weights weights = weights(policy.score(), density);
    String key = "score." + weights.stage();
    return Explanation.sum(
            "confidence",
            Mixture.part("relevance", key + "_hybrid", weights.hybrid(), hybrid),
            Mixture.part("rank", key + "_rank", weights.rank(), rank),
            Mixture.part("path", key + "_path", weights.path(), path))
        .clamp(0, policy.tool().confidenceMax());
  }
}
