package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.ScorePolicy;
import java.util.List;

/**
 * How far meaning is trusted against the graph as a whole: an empty graph has nothing to say.
 *
 * <pre>
 *   density = joined pairs / (n * (n - 1)), and 0 below two nodes
 *   alpha   = max(floor, 1 - slope * density)
 * </pre>
 *
 * <p>S3 §1.1.
 */
public final class AdaptiveAlpha {
  private AdaptiveAlpha() {}

  public static Explanation of(ScorePolicy policy, double density) {
    Given.share("density", density);
    return Explanation.of(
        Op.MAX,
        "alpha",
        List.of(
            Explanation.leaf(policy.alphaFloor(), "at least"),
            Explanation.sum(
                "by density",
                Explanation.leaf(1, "meaning alone"),
                Explanation.product(
                    "what the graph has to say",
                    Explanation.leaf(-policy.alphaSlope(), "score.alpha_slope"),
                    Explanation.leaf(density, "density")))));
  }

  /**
   * How many of the pairs that could be joined are.
   *
   * @param pairs distinct ordered pairs of different nodes that an edge joins
   */
  public static double density(long nodes, long pairs) {
    Given.count("nodes", nodes);
    double possible = (double) nodes * (nodes - 1);
    Given.between("pairs", (double) pairs, 0, possible);
    return possible == 0 ? 0 : pairs / possible;
  }
}
