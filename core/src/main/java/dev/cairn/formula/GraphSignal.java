package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.ScorePolicy;
import dev.cairn.policy.SignalScale;

/**
 * What a graph algorithm says of a tool, on the scale of the policy: as it comes, or as a share of the largest
 * there is. A rank of 0.002 is the highest in a graph of a thousand tools, and means nothing beside a cosine.
 */
public final class GraphSignal {
  private GraphSignal() {}

  /**
   * PageRank.
   *
   * @param largest the highest rank in the graph
   */
  public static Explanation rank(ScorePolicy policy, double rank, double largest) {
    Given.share("rank", rank);
    return scaled(policy, rank, largest, "rank");
  }

  /**
   * Adamic-Adar of two tools.
   *
   * @param largest the most that the one in the context has with any tool
   */
  public static Explanation neighbours(ScorePolicy policy, double score, double largest) {
    Given.amount("neighbours", score);
    return scaled(policy, score, largest, "common neighbours");
  }

  private static Explanation scaled(ScorePolicy policy, double value, double largest, String what) {
    if (policy.signals() == SignalScale.RAW) {
      return Explanation.leaf(value, what);
    }
    Given.between("largest", largest, value, Double.MAX_VALUE);
    if (largest == 0) {
      return Explanation.leaf(0, "no tool has any: " + what);
    }
    return Explanation.quotient(
        what + " compared with the most",
        Explanation.leaf(value, what),
        Explanation.leaf(largest, "the most there is"));
  }
}
