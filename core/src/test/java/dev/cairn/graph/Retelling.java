package dev.cairn.graph;

import java.util.Set;
import java.util.TreeSet;

/** The edges there are, told from the change log alone. */
final class Retelling {
  private Retelling() {}

  static Set<String> edges(Graph graph) {
    Set<String> edges = new TreeSet<>();
    for (int number = 1; number <= graph.changes().size(); number++) {
      for (int item : graph.concerned(number)) {
        switch (graph.changes().change(number)) {
          case EDGES_ADDED -> edges.add(History.name(graph, item));
          case EDGES_REMOVED -> edges.remove(History.name(graph, item));
          case WEIGHTS_CHANGED, NODES_ADDED, NODES_REMOVED, CONTRIBUTIONS_RETRACTED -> {}
        }
      }
    }
    return edges;
  }

  static Set<String> alive(Graph graph) {
    Set<String> alive = new TreeSet<>();
    for (int edge = 0; edge < graph.edgesKnown(); edge++) {
      if (graph.hasEdge(edge)) {
        alive.add(History.name(graph, edge));
      }
    }
    return alive;
  }
}
