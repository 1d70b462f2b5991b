package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.GraphPolicy;

/**
 * How much is going on around a node, in [0, 1] while the two shares make 1.
 *
 * <pre>
 *   heat = own share * degree / max + neighbour share * mean degree of the neighbours / max
 * </pre>
 *
 * <p>max is the largest degree in the graph. Seed, tools and scoring: local alpha of a passive tool.
 */
public final class NodeHeat {
  private NodeHeat() {}

  /** Without any edge in the graph there is no heat. */
  public static Explanation of(
      GraphPolicy policy, int degree, double meanNeighbourDegree, int degreeMax) {
    return Explanation.sum(
        "heat",
        part("own degree", policy.heatOwnShare(), degree, degreeMax),
        part(
            "mean degree of its neighbours",
            policy.heatNeighbourShare(),
            meanNeighbourDegree,
            degreeMax));
  }

  private static Explanation part(String what, double share, double degree, int degreeMax) {
    // Where the largest degree is 0 every degree is, and anything else to divide by gives 0.
    Explanation relative = Explanation.quotient(
        what + " / largest degree",
        Explanation.leaf(degree, what),
        Explanation.leaf(Math.max(degreeMax, 1), "largest degree, at least 1"));
    return Explanation.product(what, Explanation.leaf(share, "share"), relative);
  }
}
