package dev.cairn.graph.algorithm;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** A graph as one would write it down, and as dense matrices for naive reckoning. */
record EdgeList(int nodes, List<Edge> edges) {

  record Edge(int from, int to, double weight) {}

  /** Edges of weight 1, each two numbers. */
  static EdgeList of(int nodes, int... ends) {
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < ends.length; i += 2) {
      edges.add(new Edge(ends[i], ends[i + 1], 1));
    }
    return new EdgeList(nodes, edges);
  }

  EdgeList with(int from, int to, double weight) {
    List<Edge> more = new ArrayList<>(edges);
    more.add(new Edge(from, to, weight));
    return new EdgeList(nodes, more);
  }

  EdgeList shuffled(long seed) {
    List<Edge> other = new ArrayList<>(edges);
    Collections.shuffle(other, new Random(seed));
    return new EdgeList(nodes, other);
  }

  Csr csr() {
    return Csr.of(
        nodes,
        edges.stream().mapToInt(Edge::from).toArray(),
        edges.stream().mapToInt(Edge::to).toArray(),
        edges.stream().mapToDouble(Edge::weight).toArray());
  }

  double[][] weights() {
    double[][] weights = new double[nodes][nodes];
    edges.forEach(edge -> weights[edge.from()][edge.to()] += edge.weight());
    return weights;
  }

  boolean[][] joined() {
    boolean[][] joined = new boolean[nodes][nodes];
    edges.forEach(edge -> joined[edge.from()][edge.to()] = true);
    return joined;
  }

  /** Joined in either direction, and not the same. */
  boolean touch(int one, int two) {
    boolean[][] joined = joined();
    return one != two && (joined[one][two] || joined[two][one]);
  }

  int degree(int node) {
    return (int) IntStream.range(0, nodes).filter(other -> touch(node, other)).count();
  }

  /** Nodes that came late point at nodes with many edges, or are pointed at by them: there are hubs. */
  static EdgeList withHubs(int nodes, int edgesPerNode, long seed) {
    Random random = new Random(seed);
    List<Edge> edges = new ArrayList<>();
    for (int node = 1; node < nodes; node++) {
      for (int i = 0; i < edgesPerNode; i++) {
        Edge earlier =
            edges.isEmpty() ? new Edge(0, 0, 1) : edges.get(random.nextInt(edges.size()));
        int hub = random.nextBoolean() ? earlier.from() : earlier.to();
        double weight = (1 + random.nextInt(8)) / 8.0;
        edges.add(random.nextBoolean() ? new Edge(node, hub, weight) : new Edge(hub, node, weight));
      }
    }
    return new EdgeList(nodes, edges);
  }
}
