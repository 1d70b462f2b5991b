package dev.cairn.tool.net;

import dev.cairn.graph.Graph;
import dev.cairn.graph.algorithm.Csr;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.trace.Link;
import dev.cairn.tool.trace.ToolEdges;
import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Every edge of the graph that says something about tools, with what it weighs. */
final class ToolEdgeList {
  private final List<String> nodes;
  private final Csr csr;
  private final long[] seen;

  private ToolEdgeList(List<String> nodes, Csr csr, long[] seen) {
    this.nodes = nodes;
    this.csr = csr;
    this.seen = seen;
  }

  /**
   * Of all tools there are, whether anything joins them or not.
   *
   * @param registered tools somebody told of
   */
  static ToolEdgeList of(Graph graph, Collection<ToolId> registered, Policy policy) {
    ToolEdges standings = new ToolEdges(graph, policy);
    Map<Integer, Double> weights = new TreeMap<>();
    TreeSet<String> ends = new TreeSet<>();
    registered.forEach(tool -> ends.add(Link.node(tool)));
    for (int edge : graph.toolLinks().all()) {
      standings.weight(edge, standings.seen(edge)).ifPresent(weight -> {
        weights.put(edge, weight);
        ends.add(graph.id(graph.source(edge)));
        ends.add(graph.id(graph.target(edge)));
      });
    }
    return packed(graph, weights, new ArrayList<>(ends));
  }

  /** How often runs showed each tool beside another, by its number. */
  private static long[] seen(Graph graph, Map<String, Integer> numbers) {
    long[] seen = new long[numbers.size()];
    graph
        .contributor(ToolEdges.TRACE)
        .ifPresent(contributor -> graph.edgesOf(contributor).forEach(edge -> {
          long times = Math.round(graph.value(contributor, edge));
          for (int end : new int[] {graph.source(edge), graph.target(edge)}) {
            Integer number = numbers.get(graph.id(end));
            if (number != null) {
              seen[number] += times;
            }
          }
        }));
    return seen;
  }

  private static ToolEdgeList packed(
      Graph graph, Map<Integer, Double> weights, List<String> nodes) {
    Map<String, Integer> numbers = new HashMap<>();
    nodes.forEach(node -> numbers.put(node, numbers.size()));
    IntArrayList sources = new IntArrayList();
    IntArrayList targets = new IntArrayList();
    DoubleArrayList values = new DoubleArrayList();
    weights.forEach((edge, weight) -> {
      sources.add((int) numbers.getOrDefault(graph.id(graph.source(edge)), 0));
      targets.add((int) numbers.getOrDefault(graph.id(graph.target(edge)), 0));
      values.add((double) weight);
    });
    return new ToolEdgeList(
        nodes,
        Csr.of(nodes.size(), sources.toIntArray(), targets.toIntArray(), values.toDoubleArray()),
        seen(graph, numbers));
  }

  /** In the order of their ids. */
  List<String> nodes() {
    return nodes;
  }

  Csr csr() {
    return csr;
  }

  /** By number. */
  long[] seen() {
    return seen;
  }
}
