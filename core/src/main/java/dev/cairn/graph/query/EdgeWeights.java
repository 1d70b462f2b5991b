package dev.cairn.graph.query;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.Normalization;
import dev.cairn.graph.Graph;
import dev.cairn.graph.Weights;
import dev.cairn.operation.ReadGraph;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.NormalizeStrategy;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** Weights of edges as one question wants them, and the edges as it is answered with them. */
final class EdgeWeights {
  private final Graph graph;
  private final Weights weights;
  private final NormalizeStrategy normalize;
  private final EdgeFilter filter;
  private final Int2ObjectOpenHashMap<Siblings> bySource = new Int2ObjectOpenHashMap<>();

  /** The edges that leave one node and are asked about, in the order of their names. */
  private static final class Siblings {
    final Int2IntOpenHashMap places = new Int2IntOpenHashMap();
    final double[] raw;
    final double[] normalized;

    Siblings(IntArrayList edges, double[] raw, NormalizeStrategy normalize) {
      for (int place = 0; place < edges.size(); place++) {
        places.put(edges.getInt(place), place);
      }
      this.raw = raw;
      this.normalized = Normalization.of(normalize, raw);
    }
  }

  EdgeWeights(Graph graph, GraphPolicy policy, NormalizeStrategy normalize, EdgeFilter filter) {
    this.graph = graph;
    this.weights = new Weights(graph, policy);
    this.normalize = normalize;
    this.filter = filter;
  }

  double raw(int edge) {
    return weights.raw(edge);
  }

  double weight(int edge) {
    if (normalize == NormalizeStrategy.NONE) {
      return weights.raw(edge);
    }
    Siblings siblings = siblings(graph.source(edge));
    return siblings.normalized[siblings.places.get(edge)];
  }

  private Explanation why(int edge) {
    if (normalize == NormalizeStrategy.NONE) {
      return weights.explain(edge);
    }
    Siblings siblings = siblings(graph.source(edge));
    return Normalization.explain(normalize, siblings.raw, siblings.places.get(edge));
  }

  /** Weights are relative to what leaves a node as far as the question looks, however little it shows. */
  private Siblings siblings(int source) {
    return bySource.computeIfAbsent(source, any -> {
      IntArrayList edges = new IntArrayList();
      graph.forEachOut(source, edge -> {
        if (filter.takesEdge(edge)) {
          edges.add(edge);
        }
      });
      edges.sort(byName(graph)::compare);
      double[] raw = edges.intStream().mapToDouble(weights::raw).toArray();
      return new Siblings(edges, raw, normalize);
    });
  }

  /** An order that does not depend on how the graph grew. */
  static Comparator<Integer> byName(Graph graph) {
    return Comparator.<Integer, String>comparing(edge -> graph.id(graph.source(edge)))
        .thenComparing(edge -> graph.id(graph.target(edge)))
        .thenComparing(graph::relation);
  }

  ReadGraph.Edge view(int edge) {
    return new ReadGraph.Edge(
        graph.id(graph.source(edge)),
        graph.id(graph.target(edge)),
        graph.relation(edge),
        contributions(graph, edge),
        raw(edge),
        weight(edge),
        graph.corroboration(edge),
        Optional.empty(),
        OptionalDouble.empty(),
        why(edge));
  }

  static Map<String, Double> contributions(Graph graph, int edge) {
    Map<String, Double> contributions = new TreeMap<>();
    graph.forEachSlot(
        edge, slot -> contributions.put(graph.contributorOf(slot).id(), graph.contribution(slot)));
    return contributions;
  }
}
