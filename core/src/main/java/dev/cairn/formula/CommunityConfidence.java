package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ScorePolicy;
import java.util.List;

/**
 * How sure one can be that a tool of the same community comes next.
 *
 * <pre>
 *   confidence = .40 + min(.20, factor * rank) + min(.25, .25 * edge) + min(.10, .1 * neighbours), at most .95
 * </pre>
 *
 * <p>S3 §3.1. The factor is 2 for raw ranks and .2 for normalized ones, which reach 1.
 */
public final class CommunityConfidence {
  private CommunityConfidence() {}

  /**
   * In [.40, .95].
   *
   * @param edge weight of the edge to the tool; 0 without one
   * @param neighbours Adamic-Adar, on the policy's scale
   */
  public static Explanation of(
      Policy policy, Explanation rank, Explanation edge, Explanation neighbours) {
    ScorePolicy score = policy.score();
    Given.share("rank", rank.value());
    Given.amount("edge", edge.value());
    Given.amount("neighbours", neighbours.value());
    return Explanation.sum(
            "confidence",
            Explanation.leaf(score.communityBase(), "the same community"),
            part("rank", score.communityRankFactor(), score.communityRankMax(), rank),
            part("edge", score.communityEdgeFactor(), score.communityEdgeMax(), edge),
            part(
                "neighbour",
                score.communityNeighbourFactor(),
                score.communityNeighbourMax(),
                neighbours))
        .clamp(0, policy.tool().confidenceMax());
  }

  private static Explanation part(String what, double factor, double most, Explanation signal) {
    String key = "score.community_" + what;
    return Explanation.of(
        Op.MIN,
        what,
        List.of(
            Mixture.part("times its factor", key + "_factor", factor, signal),
            Explanation.leaf(most, key + "_max")));
  }
}
