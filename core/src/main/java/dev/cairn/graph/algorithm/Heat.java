package dev.cairn.graph.algorithm;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.NodeHeat;
import dev.cairn.policy.GraphPolicy;

/** How much is going on around each node: the degrees that {@link NodeHeat} asks for. */
public final class Heat {
  private final GraphPolicy policy;
  private final Rows graph;
  private final int degreeMax;

  public Heat(GraphPolicy policy, Csr graph) {
    this.policy = policy;
    this.graph = graph.undirected();
    int max = 0;
    for (int node = 0; node < graph.nodes(); node++) {
      max = Math.max(max, this.graph.length(node));
    }
    this.degreeMax = max;
  }

  public Explanation of(int node) {
    return NodeHeat.of(policy, graph.length(node), meanNeighbourDegree(node), degreeMax);
  }

  private double meanNeighbourDegree(int node) {
    long sum = 0;
    for (int i = graph.start(node); i < graph.end(node); i++) {
      sum += graph.length(graph.neighbours[i]);
    }
    return sum == 0 ? 0 : (double) sum / graph.length(node);
  }
}
