package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.GraphPolicy;

/**
 * How sure one can be that two nodes have to do with each other, by the edges between them.
 *
 * <pre>
 *   1 edge .95, 2 edges .80, 3 edges .65, more .50; a node and itself .95
 * </pre>
 *
 * <p>Seed, tools and scoring, by hops. No path is not a low confidence but none: ask only with a path. The
 * node and itself is ours: no confidence is higher than that of one edge.
 */
public final class PathConfidence {
  private static final int THREE = 3;

  private PathConfidence() {}

  public static Explanation of(GraphPolicy policy, int hops) {
    if (hops < 0) {
      throw new IllegalArgumentException("a path has at least 0 edges, not " + hops);
    }
    return Explanation.leaf(value(policy, hops), because(hops));
  }

  private static double value(GraphPolicy policy, int hops) {
    return switch (hops) {
      case 0, 1 -> policy.pathConfidenceOneHop();
      case 2 -> policy.pathConfidenceTwoHops();
      case THREE -> policy.pathConfidenceThreeHops();
      default -> policy.pathConfidenceMoreHops();
    };
  }

  private static String because(int hops) {
    return hops == 0 ? "the same node" : "a path of " + hops + (hops == 1 ? " edge" : " edges");
  }
}
