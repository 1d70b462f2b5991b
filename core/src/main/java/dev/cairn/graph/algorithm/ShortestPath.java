package dev.cairn.graph.algorithm;

import dev.cairn.fault.CairnException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The way from one node to another with the fewest edges, by breadth-first search (Moore, "The Shortest
 * Path Through a Maze", 1959).
 *
 * <p>Among ways with equally many edges, the one with the largest sum of weights; among those, at each node
 * from the end backwards, the one that comes from the smaller number. Sums, not products: with equally many
 * edges the larger sum is the larger mean, and it can neither overflow nor vanish.
 */
public final class ShortestPath {
  private static final int UNSEEN = -1;

  private final Rows graph;
  private final int[] hops;
  private final int[] before;
  private final double[] best;
  private final int[] queue;

  private ShortestPath(Rows graph) {
    this.graph = graph;
    this.hops = new int[graph.nodes()];
    this.before = new int[graph.nodes()];
    this.best = new double[graph.nodes()];
    this.queue = new int[graph.nodes()];
    Arrays.fill(hops, UNSEEN);
  }

  /**
   * The path in one view of a graph, or nothing if there is none with at most so many edges. From a node to
   * itself it has no edge.
   */
  public static Optional<Path> find(Rows graph, int from, int to, int hopsMax) {
    graph.check("from", from);
    graph.check("to", to);
    if (hopsMax < 0) {
      throw CairnException.invalid("max_hops", "a path has at least 0 edges, not " + hopsMax);
    }
    return new ShortestPath(graph).search(from, to, hopsMax);
  }

  private Optional<Path> search(int from, int to, int hopsMax) {
    hops[from] = 0;
    queue[0] = from;
    int size = 1;
    for (int next = 0; next < size; next++) {
      int node = queue[next];
      // Nodes leave the queue by distance: once the end's own distance is up, no better way can
      // come.
      if (hops[node] == hopsMax || (hops[to] != UNSEEN && hops[node] >= hops[to])) {
        break;
      }
      size = look(node, size);
    }
    return hops[to] == UNSEEN ? Optional.empty() : Optional.of(path(to));
  }

  private int look(int node, int queued) {
    int size = queued;
    for (int i = graph.start(node); i < graph.end(node); i++) {
      int next = graph.neighbours[i];
      if (hops[next] == UNSEEN) {
        hops[next] = hops[node] + 1;
        queue[size++] = next;
        before[next] = node;
        best[next] = best[node] + graph.weights[i];
      } else if (hops[next] == hops[node] + 1) {
        prefer(next, node, best[node] + graph.weights[i]);
      }
    }
    return size;
  }

  private void prefer(int node, int from, double weight) {
    if (weight > best[node] || (weight == best[node] && from < before[node])) {
      best[node] = weight;
      before[node] = from;
    }
  }

  private Path path(int to) {
    int[] nodes = new int[hops[to] + 1];
    int node = to;
    for (int i = hops[to]; i >= 0; i--) {
      nodes[i] = node;
      node = before[node];
    }
    return new Path(nodes, best[to]);
  }
}
