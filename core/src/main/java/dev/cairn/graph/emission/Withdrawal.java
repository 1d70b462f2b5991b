package dev.cairn.graph.emission;

import dev.cairn.graph.Contributor;
import dev.cairn.graph.Graph;
import dev.cairn.ingest.Emission;
import dev.cairn.log.EdgeKey;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What an adapter said of a part of the graph before and does not say any more. The part is found by
 * walking from its root along the adapter's own edges, so that its size decides the cost.
 */
final class Withdrawal {
  private static final char BELOW = '#';

  private final Graph graph;
  private final Emission emission;

  Withdrawal(Graph graph, Emission emission) {
    this.graph = graph;
    this.emission = emission;
  }

  /** Edges of the part that are not said again. */
  List<EdgeKey> edges(Set<EdgeKey> said) {
    Optional<Contributor> adapter = graph.contributor(emission.adapter());
    int root = emission.root().map(graph::node).orElse(Graph.NONE);
    if (adapter.isEmpty() || root == Graph.NONE) {
      return List.of();
    }
    List<EdgeKey> gone = new ArrayList<>();
    Set<Integer> seen = new HashSet<>(Set.of(root));
    Deque<Integer> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      graph.forEachOut(open.remove(), edge -> {
        if (graph.speaks(adapter.get(), edge)) {
          EdgeKey key = graph.key(edge);
          if (!said.contains(key)) {
            gone.add(key);
          }
          if (isBelow(key.target()) && seen.add(graph.target(edge))) {
            open.add(graph.target(edge));
          }
        }
      });
    }
    return gone;
  }

  private boolean isBelow(String id) {
    return emission.root().map(root -> id.startsWith(root + BELOW)).orElse(false);
  }
}
