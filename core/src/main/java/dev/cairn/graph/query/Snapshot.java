package dev.cairn.graph.query;

import dev.cairn.graph.Graph;
import dev.cairn.graph.Weights;
import dev.cairn.graph.algorithm.Csr;
import dev.cairn.policy.GraphPolicy;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The graph with its raw weights at one moment, packed for algorithms. Nodes in the order of their ids. */
public final class Snapshot {
  private final int[] nodes;
  private final int[] indexes;
  private final Csr csr;

  private Snapshot(int[] nodes, int[] indexes, Csr csr) {
    this.nodes = nodes;
    this.indexes = indexes;
    this.csr = csr;
  }

  public static Snapshot of(Graph graph, GraphPolicy policy) {
    return without(graph, policy, "");
  }

  /** As if one contributor had never spoken. */
  public static Snapshot without(Graph graph, GraphPolicy policy, String contributor) {
    int[] nodes = IntStream.range(0, graph.nodesKnown())
        .filter(graph::hasNode)
        .boxed()
        .sorted(Comparator.comparing(graph::id))
        .mapToInt(Integer::intValue)
        .toArray();
    int[] indexes = new int[graph.nodesKnown()];
    Arrays.fill(indexes, Graph.NONE);
    for (int i = 0; i < nodes.length; i++) {
      indexes[nodes[i]] = i;
    }
    return new Snapshot(nodes, indexes, csr(graph, policy, indexes, contributor));
  }

  private static Csr csr(Graph graph, GraphPolicy policy, int[] indexes, String contributor) {
    Weights weights = new Weights(graph, policy);
    int silent = graph.contributorNumber(contributor);
    int[] edges = IntStream.range(0, graph.edgesKnown())
        .filter(edge -> graph.hasEdge(edge) && !graph.isOnlyOf(edge, contributor))
        .toArray();
    int[] sources = new int[edges.length];
    int[] targets = new int[edges.length];
    double[] values = new double[edges.length];
    for (int i = 0; i < edges.length; i++) {
      sources[i] = indexes[graph.source(edges[i])];
      targets[i] = indexes[graph.target(edges[i])];
      values[i] = weights.rawWithout(edges[i], silent);
    }
    return Csr.of(graph.nodeCount(), sources, targets, values);
  }

  public Csr csr() {
    return csr;
  }

  /** The index of a node of the graph. */
  public int index(int node) {
    return indexes[node];
  }

  /** The node of the graph at an index. */
  public int node(int index) {
    return nodes[index];
  }

  /** The ids of its nodes, by index. */
  public List<String> ids(Graph graph) {
    return IntStream.of(nodes).mapToObj(graph::id).toList();
  }

  public int size() {
    return nodes.length;
  }
}
