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
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.OptionalDouble;

/**
 * Which tools have to do with which, before it is known how far each relation is trusted: that depends on how
 * dense the graph is around its ends. To break the circle, a relation counts here as one that was not seen often
 * enough, whether it was or not.
 */
final class Neighbourhood {
  private final Policy policy;
  private final Int2IntOpenHashMap degrees = new Int2IntOpenHashMap();
  private final Int2LongOpenHashMap neighbourDegrees = new Int2LongOpenHashMap();
  private final Int2LongOpenHashMap seen = new Int2LongOpenHashMap();
  private final Long2DoubleOpenHashMap joined = new Long2DoubleOpenHashMap();
  private int degreeMax;

  private Neighbourhood(Policy policy) {
    this.policy = policy;
  }

  static Neighbourhood of(Graph graph, Policy policy) {
    Neighbourhood all = new Neighbourhood(policy);
    IntOpenHashSet met = new IntOpenHashSet();
    for (String adapter : ToolEdges.ADAPTERS) {
      graph.contributor(adapter).ifPresent(contributor -> {
        boolean traced = adapter.equals(ToolEdges.TRACE);
        graph.edgesOf(contributor).forEach(edge -> {
          if (traced) {
            long times = Math.round(graph.value(contributor, edge));
            all.seen.addTo(graph.source(edge), times);
            all.seen.addTo(graph.target(edge), times);
          }
          if (met.add(edge)) {
            ToolEdges.relation(graph.relation(edge))
                .ifPresent(relation -> all.join(graph.source(edge), graph.target(edge), relation));
          }
        });
      });
    }
    all.count();
    return all;
  }

  private void join(int a, int b, ToolRelation relation) {
    double weight =
        EdgeWeight.of(policy.edge(), relation, EdgeStanding.INFERRED).value();
    if (a != b) {
      joined.addTo(pair(a, b), weight);
    }
  }

  private void count() {
    joined.keySet().forEach(pair -> {
      degrees.addTo((int) (pair >>> Integer.SIZE), 1);
      degrees.addTo((int) pair, 1);
    });
    degrees.values().forEach(degree -> degreeMax = Math.max(degreeMax, degree));
    joined.keySet().forEach(pair -> {
      int a = (int) (pair >>> Integer.SIZE);
      int b = (int) pair;
      neighbourDegrees.addTo(a, degrees.get(b));
      neighbourDegrees.addTo(b, degrees.get(a));
    });
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
    double weight = joined.getOrDefault(pair(tool, other), 0);
    Explanation path =
        LocalAlpha.path(weight > 0 ? OptionalDouble.of(weight) : OptionalDouble.empty(), 0);
    return LocalAlpha.coldStart(
        policy.alpha(),
        seen.get(tool),
        LocalAlpha.passive(policy.alpha(), heat(tool), heat(other), path));
  }

  private Explanation heat(int node) {
    int degree = degrees.get(node);
    double mean = degree == 0 ? 0 : (double) neighbourDegrees.get(node) / degree;
    return NodeHeat.of(policy.graph(), degree, mean, degreeMax);
  }
}
