package dev.cairn.tool.trace;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.EdgeWeight;
import dev.cairn.formula.LocalAlpha;
import dev.cairn.formula.NodeHeat;
import dev.cairn.formula.ObservationCount;
import dev.cairn.graph.Graph;
import dev.cairn.policy.EdgeStanding;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolRelation;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Which tools have to do with which, before it is known how far each relation is trusted: that depends on how
 * dense the graph is around its ends. To break the circle, a relation counts here as one that was not seen often
 * enough, whether it was or not.
 */
final class Neighbourhood {
  private final Policy policy;
  private final Int2ObjectOpenHashMap<IntOpenHashSet> neighbours = new Int2ObjectOpenHashMap<>();
  private final Int2LongOpenHashMap neighbourDegrees = new Int2LongOpenHashMap();
  private final Int2LongOpenHashMap seen = new Int2LongOpenHashMap();

  private final IntOpenHashSet met = new IntOpenHashSet();

  /** What joins a pair, counted and not summed: a sum would depend on the order they came in. */
  private final Long2ObjectOpenHashMap<Map<ToolRelation, Integer>> relations =
      new Long2ObjectOpenHashMap<>();

  private int degreeMax;

  private Neighbourhood(Policy policy) {
    this.policy = policy;
  }

  static Neighbourhood of(Graph graph, Policy policy) {
    Neighbourhood all = new Neighbourhood(policy);
    ToolEdges links = new ToolEdges(graph, policy);
    for (int edge : graph.toolLinks().all()) {
      all.add(graph, edge, Math.round(links.seen(edge)));
    }
    return all;
  }

  /** Takes an edge in, or that it was seen so many times more. */
  void add(Graph graph, int edge, long times) {
    int from = graph.source(edge);
    int to = graph.target(edge);
    seen.addTo(from, times);
    seen.addTo(to, times);
    if (from != to && met.add(edge)) {
      ToolRelation.named(graph.relation(edge)).ifPresent(relation -> join(from, to, relation));
    }
  }

  private void join(int from, int to, ToolRelation relation) {
    Map<ToolRelation, Integer> known = relations.get(pair(from, to));
    if (known == null) {
      known = new EnumMap<>(ToolRelation.class);
      relations.put(pair(from, to), known);
      meet(from, to);
    }
    known.merge(relation, 1, Integer::sum);
  }

  private void meet(int a, int b) {
    grow(a);
    grow(b);
    around(a).add(b);
    around(b).add(a);
    neighbourDegrees.addTo(a, degree(b));
    neighbourDegrees.addTo(b, degree(a));
    degreeMax = Math.max(degreeMax, Math.max(degree(a), degree(b)));
  }

  /** Those around a node that gets one neighbour more. */
  private void grow(int node) {
    around(node).forEach(other -> neighbourDegrees.addTo(other, 1));
  }

  private IntOpenHashSet around(int node) {
    return neighbours.computeIfAbsent(node, none -> new IntOpenHashSet());
  }

  private int degree(int node) {
    IntOpenHashSet around = neighbours.get(node);
    return around == null ? 0 : around.size();
  }

  private static long pair(int a, int b) {
    return (long) Math.min(a, b) << Integer.SIZE | Math.max(a, b);
  }

  /** How often a relation between two tools must be seen to count as observed. */
  Explanation observations(int from, int to) {
    return ObservationCount.of(
        policy.decision(), alpha(from, to).value(), alpha(to, from).value());
  }

  /** With the other one as its context. */
  private Explanation alpha(int tool, int other) {
    double weight = weight(relations.getOrDefault(pair(tool, other), Map.of()));
    Explanation path =
        LocalAlpha.path(weight > 0 ? OptionalDouble.of(weight) : OptionalDouble.empty(), 0);
    return LocalAlpha.coldStart(
        policy.alpha(),
        seen.get(tool),
        LocalAlpha.passive(policy.alpha(), heat(tool), heat(other), path));
  }

  private double weight(Map<ToolRelation, Integer> joined) {
    double sum = 0;
    for (Map.Entry<ToolRelation, Integer> each : joined.entrySet()) {
      sum += each.getValue()
          * EdgeWeight.of(policy.edge(), each.getKey(), EdgeStanding.INFERRED).value();
    }
    return sum;
  }

  private Explanation heat(int node) {
    int degree = degree(node);
    double mean = degree == 0 ? 0 : (double) neighbourDegrees.get(node) / degree;
    return NodeHeat.of(policy.graph(), degree, mean, degreeMax);
  }
}
