package dev.cairn.tool.net;

import dev.cairn.graph.Graph;
import dev.cairn.graph.algorithm.AdamicAdar;
import dev.cairn.graph.algorithm.Clusters;
import dev.cairn.graph.algorithm.Csr;
import dev.cairn.graph.algorithm.Density;
import dev.cairn.graph.algorithm.Leiden;
import dev.cairn.graph.algorithm.PageRank;
import dev.cairn.graph.algorithm.Ranks;
import dev.cairn.log.ToolId;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.tool.trace.Link;
import dev.cairn.tool.trace.ToolEdges;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The tools as a network at one moment. */
public final class ToolNet {
  private final List<String> nodes;
  private final Map<String, Integer> numbers;
  private final Csr csr;
  private final Ranks ranks;
  private final Clusters clusters;
  private final AdamicAdar neighbours;

  private ToolNet(List<String> nodes, Csr csr, GraphPolicy policy) {
    this.nodes = nodes;
    this.numbers = new TreeMap<>();
    for (int i = 0; i < nodes.size(); i++) {
      numbers.put(nodes.get(i), i);
    }
    this.csr = csr;
    this.ranks = new PageRank(policy).of(csr);
    this.clusters = Leiden.of(policy, csr);
    this.neighbours = new AdamicAdar(csr);
  }

  /** Of what the graph says about tools now. */
  public static ToolNet of(Graph graph, Policy policy) {
    ToolEdgeList edges = ToolEdgeList.of(graph, policy);
    return new ToolNet(edges.nodes(), edges.csr(), policy.graph());
  }

  /** Changes whenever what the graph says about tools does, and not when it says something else. */
  public static List<Long> version(Graph graph) {
    return ToolEdges.ADAPTERS.stream()
        .flatMap(adapter -> graph.contributor(adapter).stream())
        .flatMap(each -> Stream.of(each.lastPosition(), (long) each.edges()))
        .toList();
  }

  /** All tools that have something to do with others. */
  public List<ToolId> tools() {
    return nodes.stream().map(Link::tool).toList();
  }

  public boolean has(ToolId tool) {
    return numbers.containsKey(Link.node(tool));
  }

  /** How much rests on a tool, in [0, 1]; all tools together make 1. */
  public double rank(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    return number == null ? 0 : ranks.of(number);
  }

  public double largestRank() {
    return ranks.max();
  }

  /** The community of a tool by the smallest node in it; its own node if it stands alone. */
  public String cluster(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    return number == null ? Link.node(tool) : clusterName(number);
  }

  private String clusterName(int number) {
    int cluster = clusters.of(number);
    int[] all = clusters.byNode();
    for (int i = 0; i < all.length; i++) {
      if (all[i] == cluster) {
        // Nodes are in the order of their ids.
        return nodes.get(i);
      }
    }
    return nodes.get(number);
  }

  public int clusterCount() {
    return clusters.count();
  }

  /** Weight of the edge between two tools in either direction; 0 without one. */
  public double weight(ToolId one, ToolId other) {
    Integer a = numbers.get(Link.node(one));
    Integer b = numbers.get(Link.node(other));
    if (a == null || b == null) {
      return 0;
    }
    for (int entry = csr.undirected().start(a); entry < csr.undirected().end(a); entry++) {
      if (csr.undirected().neighbour(entry) == b) {
        return csr.undirected().weight(entry);
      }
    }
    return 0;
  }

  /** How much two tools have in common, by Adamic and Adar. */
  public double common(ToolId one, ToolId other) {
    Integer a = numbers.get(Link.node(one));
    Integer b = numbers.get(Link.node(other));
    return a == null || b == null || a.equals(b) ? 0 : neighbours.of(a, b);
  }

  public double density() {
    return Density.of(csr);
  }
}
