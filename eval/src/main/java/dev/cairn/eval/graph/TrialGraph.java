package dev.cairn.eval.graph;

import dev.cairn.graph.algorithm.Csr;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A graph that grew by preferential attachment (Barabási and Albert 1999): nodes that come later join nodes
 * that already have many edges, so there are hubs as in real graphs. The direction of an edge is drawn, or
 * there would be no circle and ranks would settle at once. Weights are eighths up to 1. A uniform graph has
 * as many edges between ends drawn alike.
 */
final class TrialGraph {
  private static final int EDGES_PER_NODE = 5;
  private static final int EIGHTHS = 8;

  private final int nodes;
  private final int[] sources;
  private final int[] targets;
  private final double[] weights;

  private TrialGraph(int nodes, int[] sources, int[] targets, double[] weights) {
    this.nodes = nodes;
    this.sources = sources;
    this.targets = targets;
    this.weights = weights;
  }

  static TrialGraph grown(int nodes, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int edges = (nodes - 1) * EDGES_PER_NODE;
    int[] sources = new int[edges];
    int[] targets = new int[edges];
    double[] weights = new double[edges];
    for (int i = 0; i < edges; i++) {
      int node = 1 + i / EDGES_PER_NODE;
      // An end of an edge drawn at random is a node drawn by its degree. Edges of the node itself
      // are out.
      int drawn = random.nextInt(Math.max(1, (node - 1) * EDGES_PER_NODE));
      int hub = node == 1 ? 0 : random.nextBoolean() ? sources[drawn] : targets[drawn];
      boolean out = random.nextBoolean();
      sources[i] = out ? node : hub;
      targets[i] = out ? hub : node;
      weights[i] = (1 + random.nextInt(EIGHTHS)) / (double) EIGHTHS;
    }
    return new TrialGraph(nodes, sources, targets, weights);
  }

  static TrialGraph uniform(int nodes, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int edges = (nodes - 1) * EDGES_PER_NODE;
    return new TrialGraph(
        nodes,
        random.ints(edges, 0, nodes).toArray(),
        random.ints(edges, 0, nodes).toArray(),
        random.doubles(edges).toArray());
  }

  /** About so many edges: as many nodes as they need. */
  static int nodesFor(int edges) {
    return edges / EDGES_PER_NODE + 1;
  }

  /** The same edges in another order. */
  TrialGraph shuffled(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] order = IntStream.range(0, edges()).toArray();
    for (int i = order.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int moved = order[i];
      order[i] = order[other];
      order[other] = moved;
    }
    return new TrialGraph(
        nodes,
        IntStream.of(order).map(i -> sources[i]).toArray(),
        IntStream.of(order).map(i -> targets[i]).toArray(),
        IntStream.of(order).mapToDouble(i -> weights[i]).toArray());
  }

  /** Every second edge the other way round. */
  TrialGraph halfTurned() {
    int[] from = IntStream.range(0, edges())
        .map(i -> i % 2 == 0 ? sources[i] : targets[i])
        .toArray();
    int[] to = IntStream.range(0, edges())
        .map(i -> i % 2 == 0 ? targets[i] : sources[i])
        .toArray();
    return new TrialGraph(nodes, from, to, weights);
  }

  int nodes() {
    return nodes;
  }

  int edges() {
    return sources.length;
  }

  int source(int edge) {
    return sources[edge];
  }

  int target(int edge) {
    return targets[edge];
  }

  Csr snapshot() {
    return Csr.of(nodes, sources, targets, weights);
  }

  /** As the peer reads it. */
  Path write(Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      out.write(nodes + "\n");
      for (int i = 0; i < sources.length; i++) {
        out.write(sources[i] + " " + targets[i] + " " + weights[i] + "\n");
      }
    }
    return file;
  }
}
