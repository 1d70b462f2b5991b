package dev.cairn.graph.query;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.PathConfidence;
import dev.cairn.graph.Graph;
import dev.cairn.graph.algorithm.Path;
import dev.cairn.graph.algorithm.Rows;
import dev.cairn.graph.algorithm.ShortestPath;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.ReadGraph.Direction;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.NormalizeStrategy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Answers {@code path}. */
public final class PathQuery {
  private final Graph graph;
  private final Snapshot snapshot;
  private final GraphPolicy policy;

  public PathQuery(Graph graph, Snapshot snapshot, GraphPolicy policy) {
    this.graph = graph;
    this.snapshot = snapshot;
    this.policy = policy;
  }

  public FindPath.Answer answer(FindPath request, long position) {
    int from = GraphQuery.node(graph, "from", request.from());
    int to = GraphQuery.node(graph, "to", request.to());
    int hops =
        GraphQuery.bounded("max_hops", request.maxHops(), policy.depthMax(), policy.depthMax());
    Direction direction = request.direction().orElse(Direction.BOTH);
    Rows rows =
        switch (direction) {
          case OUT -> snapshot.csr().outgoing();
          case IN -> snapshot.csr().incoming();
          case BOTH -> snapshot.csr().undirected();
        };
    return ShortestPath.find(rows, snapshot.index(from), snapshot.index(to), hops)
        .map(path -> found(path, direction, position))
        .orElseGet(() ->
            new FindPath.Answer(false, List.of(), List.of(), 0, 0, Optional.empty(), position));
  }

  private FindPath.Answer found(Path path, Direction direction, long position) {
    int[] nodes = IntStream.of(path.nodes()).map(snapshot::node).toArray();
    List<ReadGraph.Edge> edges = new ArrayList<>();
    for (int i = 1; i < nodes.length; i++) {
      edges.add(heaviest(nodes[i - 1], nodes[i], direction));
    }
    Explanation confidence = PathConfidence.of(policy, path.hops());
    return new FindPath.Answer(
        true,
        IntStream.of(nodes).mapToObj(graph::id).toList(),
        edges,
        path.hops(),
        confidence.value(),
        Optional.of(confidence),
        position);
  }

  private ReadGraph.Edge heaviest(int from, int to, Direction direction) {
    EdgeFilter all = new EdgeFilter(graph, ReadGraph.ALL);
    EdgeWeights weights = new EdgeWeights(graph, policy, NormalizeStrategy.NONE, all);
    List<Integer> edges = new ArrayList<>();
    graph.forEachBetween(from, to, edge -> {
      boolean forwards = graph.source(edge) == from;
      if (direction == Direction.BOTH || forwards == (direction == Direction.OUT)) {
        edges.add(edge);
      }
    });
    return edges.stream()
        .min(Comparator.<Integer>comparingDouble(edge -> -weights.raw(edge))
            .thenComparing(graph::corroboration, Comparator.reverseOrder())
            .thenComparing(EdgeWeights.byName(graph)))
        .map(weights::view)
        .orElseThrow();
  }
}
