package dev.cairn.graph.algorithm;

import dev.cairn.graph.algorithm.EdgeList.Edge;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;

/**
 * Small graphs of every shape: empty, apart, with loops, parallel edges and weights of 0. Weights are
 * eighths, so that sums of a few are exact.
 */
final class AnyGraph implements ArbitrarySupplier<EdgeList> {
  private static final int NODES_MAX = 9;
  private static final int EDGES_MAX = 30;

  @Override
  public Arbitrary<EdgeList> get() {
    return Arbitraries.integers().between(1, NODES_MAX).flatMap(AnyGraph::withNodes);
  }

  private static Arbitrary<EdgeList> withNodes(int nodes) {
    Arbitrary<Integer> node = Arbitraries.integers().between(0, nodes - 1);
    Arbitrary<Double> weight = Arbitraries.integers().between(0, 16).map(eighths -> eighths / 8.0);
    return Combinators.combine(node, node, weight)
        .as(Edge::new)
        .list()
        .ofMaxSize(EDGES_MAX)
        .map(edges -> new EdgeList(nodes, edges));
  }
}
