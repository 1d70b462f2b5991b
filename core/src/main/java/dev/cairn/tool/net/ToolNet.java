package dev.cairn.tool.net;

import dev.cairn.explain.Explanation;
import dev.cairn.graph.Graph;
import dev.cairn.graph.algorithm.AdamicAdar;
import dev.cairn.graph.algorithm.Clusters;
import dev.cairn.graph.algorithm.Csr;
import dev.cairn.graph.algorithm.Density;
import dev.cairn.graph.algorithm.Heat;
import dev.cairn.graph.algorithm.Leiden;
import dev.cairn.graph.algorithm.NodeScores;
import dev.cairn.graph.algorithm.PageRank;
import dev.cairn.graph.algorithm.Ranks;
import dev.cairn.graph.algorithm.Rows;
import dev.cairn.log.ToolId;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.tool.trace.Link;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The tools as a network at one moment. */
public final class ToolNet {
  private final List<String> nodes;
  private final Map<String, Integer> numbers;
  private final Csr csr;
  private final long[] seen;
  private final GraphPolicy policy;
  private final AdamicAdar neighbours;
  private final Heat heat;

  // Made when first asked for: a decision needs no ranks, and most answers need no clusters.
  private volatile @Nullable Ranks ranks;
  private volatile @Nullable Clusters clusters;
  private volatile String @Nullable [] clusterNames;

  private ToolNet(ToolEdgeList edges, GraphPolicy policy) {
    this.nodes = edges.nodes();
    this.numbers = new HashMap<>();
    for (int i = 0; i < nodes.size(); i++) {
      numbers.put(nodes.get(i), i);
    }
    this.csr = edges.csr();
    this.seen = edges.seen();
    this.policy = policy;
    this.neighbours = new AdamicAdar(csr);
    this.heat = new Heat(policy, csr);
  }

  private Ranks ranks() {
    Ranks made = ranks;
    if (made == null) {
      made = new PageRank(policy).of(csr);
      ranks = made;
    }
    return made;
  }

  private Clusters clusters() {
    Clusters made = clusters;
    if (made == null) {
      made = Leiden.of(policy, csr);
      clusters = made;
    }
    return made;
  }

  /**
   * Of what the graph says about tools now.
   *
   * @param registered every tool somebody told of: one that nothing joins to others is part of the network too
   */
  public static ToolNet of(Graph graph, Collection<ToolId> registered, Policy policy) {
    return new ToolNet(ToolEdgeList.of(graph, registered, policy), policy.graph());
  }

  /** Changes whenever what the graph says about tools does, and not when it says something else. */
  public static List<Long> version(Graph graph) {
    return graph.toolLinks().version();
  }

  /** All tools that have something to do with others. */
  public List<ToolId> tools() {
    return IntStream.range(0, nodes.size())
        .filter(node -> csr.undirected().start(node) < csr.undirected().end(node))
        .mapToObj(node -> Link.tool(nodes.get(node)))
        .toList();
  }

  public boolean has(ToolId tool) {
    return numbers.containsKey(Link.node(tool));
  }

  /** How much rests on a tool, in [0, 1]; all tools together make 1. */
  public double rank(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    return number == null ? 0 : ranks().of(number);
  }

  public double largestRank() {
    return ranks().max();
  }

  /** The community of a tool by the smallest node in it; its own node if it stands alone. */
  public String cluster(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    return number == null ? Link.node(tool) : clusterName(number);
  }

  private String clusterName(int number) {
    String[] names = clusterNames;
    if (names == null) {
      int[] all = clusters().byNode();
      names = new String[clusters().count()];
      // Nodes are in the order of their ids; the last one named is the smallest.
      for (int i = all.length - 1; i >= 0; i--) {
        names[all[i]] = nodes.get(i);
      }
      clusterNames = names;
    }
    return names[clusters().of(number)];
  }

  public int clusterCount() {
    return clusters().count();
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

  /** Weight of the edges that lead from one tool to another; 0 without any. */
  public double edge(ToolId from, ToolId to) {
    Integer source = numbers.get(Link.node(from));
    Integer target = numbers.get(Link.node(to));
    int entry = source == null || target == null ? -1 : csr.incoming().find(target, source);
    return entry < 0 ? 0 : csr.incoming().weight(entry);
  }

  /** How much two tools have in common, by Adamic and Adar. */
  public double common(ToolId one, ToolId other) {
    Integer a = numbers.get(Link.node(one));
    Integer b = numbers.get(Link.node(other));
    return a == null || b == null || a.equals(b) ? 0 : neighbours.of(a, b);
  }

  /** One tool beside another. */
  public record Neighbour(ToolId tool, double weight) {}

  /** All tools joined to this one, whichever way. */
  public List<Neighbour> neighbours(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    if (number == null) {
      return List.of();
    }
    Rows rows = csr.undirected();
    List<Neighbour> all = new ArrayList<>();
    for (int entry = rows.start(number); entry < rows.end(number); entry++) {
      all.add(new Neighbour(Link.tool(nodes.get(rows.neighbour(entry))), rows.weight(entry)));
    }
    return all;
  }

  /** What all edges of a tool weigh together. */
  public double joinedWeight(ToolId tool) {
    return neighbours(tool).stream().mapToDouble(Neighbour::weight).sum();
  }

  /** How much is going on around a tool; nothing around one that stands alone. */
  public Explanation heat(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    return number == null ? Explanation.leaf(0, tool + " stands alone") : heat.of(number);
  }

  /** How often runs showed a tool beside another. */
  public long observations(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    return number == null ? 0 : seen[number];
  }

  /** The tools an edge joins with one, in either direction. */
  public Set<ToolId> joined(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    Set<ToolId> joined = new LinkedHashSet<>();
    if (number != null) {
      for (int at = csr.undirected().start(number); at < csr.undirected().end(number); at++) {
        joined.add(Link.tool(nodes.get(csr.undirected().neighbour(at))));
      }
    }
    joined.remove(tool);
    return joined;
  }

  /** What a tool has in common with every other, by Adamic and Adar; those without anything are left out. */
  public Map<ToolId, Double> common(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    Map<ToolId, Double> common = new LinkedHashMap<>();
    if (number != null) {
      NodeScores scores = neighbours.of(number);
      for (int at = 0; at < scores.size(); at++) {
        common.put(Link.tool(nodes.get(scores.node(at))), scores.score(at));
      }
    }
    return common;
  }

  /** How many edges lead from any of these tools to each that can be reached, whatever their direction. */
  public Map<ToolId, Integer> hops(Collection<ToolId> from) {
    return hops(from.stream().filter(this::has).toList(), this::joined, tool -> false);
  }

  /**
   * How many edges lead from a tool to each of some others, along the edges' direction.
   *
   * @param others ways end where they reach one of them
   */
  public Map<ToolId, Integer> ways(ToolId from, Set<ToolId> others) {
    Map<ToolId, Integer> ways = hops(List.of(from), this::followers, others::contains);
    ways.keySet().retainAll(others);
    return ways;
  }

  private static Map<ToolId, Integer> hops(
      Collection<ToolId> from,
      Function<ToolId, Collection<ToolId>> beside,
      Predicate<ToolId> isEnd) {
    Map<ToolId, Integer> hops = new LinkedHashMap<>();
    from.forEach(tool -> hops.put(tool, 0));
    List<ToolId> border = List.copyOf(hops.keySet());
    for (int hop = 1; !border.isEmpty(); hop++) {
      Set<ToolId> next = new LinkedHashSet<>();
      border.forEach(tool -> next.addAll(beside.apply(tool)));
      next.removeAll(hops.keySet());
      int reached = hop;
      next.forEach(tool -> hops.put(tool, reached));
      border = next.stream().filter(isEnd.negate()).toList();
    }
    return hops;
  }

  private List<ToolId> followers(ToolId tool) {
    Integer number = numbers.get(Link.node(tool));
    List<ToolId> followers = new ArrayList<>();
    if (number != null) {
      Rows rows = csr.outgoing();
      for (int at = rows.start(number); at < rows.end(number); at++) {
        followers.add(Link.tool(nodes.get(rows.neighbour(at))));
      }
    }
    return followers;
  }

  /** How many of the pairs of all tools there are are joined. */
  public double density() {
    return Density.of(csr);
  }
}
