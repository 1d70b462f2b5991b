package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.FindPolicy;
import dev.cairn.policy.ScorePolicy;
import java.util.List;

/**
 * How far meaning is trusted against what was seen before: with nothing seen, alone.
 *
 * <pre>
 *   by density   max(floor, 1 - slope * joined pairs / (n * (n - 1))), n all tools there are
 *   by evidence  1 - (1 - floor) * seen² / (seen² + doubt²)
 * </pre>
 *
 * <p>S3 §1.1 has the first. The second asks how often the tools in use themselves were seen, not how the graph is as
 * a whole: a tool run once in a dense graph says as little as one run once in an empty one. Squared, because one run may be
 * chance and three hardly are.
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
   * By what was seen of the tools in use.
   *
   * @param seen runs of the tools in use, each by its part
   */
  public static Explanation of(FindPolicy policy, Explanation seen) {
    Given.amount("seen", seen.value());
    Explanation squared = Explanation.product("seen, squared", seen, seen);
    return Explanation.sum(
        "alpha",
        Explanation.leaf(1, "the request alone"),
        Explanation.product(
            "what past runs have to say",
            Explanation.leaf(policy.alpha() - 1, "find.alpha, less 1"),
            Explanation.quotient(
                "how far they are believed",
                squared,
                Explanation.leaf(
                    squared.value() + policy.alphaDoubt() * policy.alphaDoubt(),
                    "with the square of find.alpha_doubt"))));
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
