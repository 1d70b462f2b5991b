package dev.cairn.graph;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/** What the enrichments that are on from the start should hold, counted from scratch. */
final class NaiveDerivations {
  private static final String CO = "co_occurrence:tagged_with:may_be_related";
  private static final String GAP = "discovery_gap:similar_to:discovery_gap";

  private NaiveDerivations() {}

  /** What they hold. */
  static Map<String, Double> held(Graph graph) {
    Map<String, Double> held = new TreeMap<>();
    for (int edge = 0; edge < graph.edgesKnown(); edge++) {
      String name = graph.hasEdge(edge) ? History.name(graph, edge) : "";
      if (graph.hasEdge(edge)) {
        graph.forEachSlot(edge, slot -> {
          if (graph.contributorOf(slot).id().contains(":")) {
            held.put(name, graph.contribution(slot));
          }
        });
      }
    }
    return held;
  }

  static Map<String, Double> expected(Graph graph) {
    Map<String, Double> expected = new TreeMap<>();
    for (int a = 0; a < graph.nodesKnown(); a++) {
      for (int b = 0; b < graph.nodesKnown(); b++) {
        if (a != b && graph.hasNode(a) && graph.hasNode(b)) {
          String ends = graph.id(a) + "|%s|" + graph.id(b);
          double shared = shared(graph, a, b);
          if (shared > 0) {
            expected.put(ends.formatted("may_be_related"), shared);
          }
          double alike = gap(graph, a, b, shared > 0);
          if (!Double.isNaN(alike)) {
            expected.put(ends.formatted("discovery_gap"), alike);
          }
        }
      }
    }
    return expected;
  }

  private static double shared(Graph graph, int a, int b) {
    int count = 0;
    for (int source = 0; source < graph.nodesKnown(); source++) {
      boolean both = graph.edge(source, a, "tagged_with") != Graph.NONE
          && graph.edge(source, b, "tagged_with") != Graph.NONE;
      count += both ? 1 : 0;
    }
    return count;
  }

  private static double gap(Graph graph, int a, int b, boolean related) {
    double[] largest = {Double.NaN};
    boolean[] known = {related};
    IntPredicate derived = edge -> {
      boolean[] others = {false};
      graph.forEachSlot(
          edge,
          slot -> others[0] |= !graph.contributorOf(slot).id().equals(GAP)
              && !graph.contributorOf(slot).id().equals(CO));
      return !others[0];
    };
    graph.forEachBetween(a, b, edge -> {
      if (graph.relation(edge).equals("similar_to")) {
        graph.forEachSlot(
            edge,
            slot -> largest[0] = Double.isNaN(largest[0])
                ? graph.contribution(slot)
                : Math.max(largest[0], graph.contribution(slot)));
      } else if (!derived.test(edge)) {
        known[0] = true;
      }
    });
    return known[0] ? Double.NaN : largest[0];
  }
}
