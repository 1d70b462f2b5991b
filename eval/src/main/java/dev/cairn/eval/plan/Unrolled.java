package dev.cairn.eval.plan;

import dev.cairn.eval.plan.TaskGraph.Arc;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A graph as it can have been run: without the edges by which a loop comes back, which a search in depth from the
 * steps that wait for nothing meets on its own way.
 */
final class Unrolled {
  private final List<List<Arc>> leaving = new ArrayList<>();
  private final List<Arc> kept = new ArrayList<>();
  private final boolean[] seen;
  private final boolean[] open;

  private Unrolled(TaskGraph graph) {
    int nodes = graph.nodes().size();
    this.seen = new boolean[nodes];
    this.open = new boolean[nodes];
    for (int i = 0; i < nodes; i++) {
      leaving.add(new ArrayList<>());
    }
    graph.edges().forEach(edge -> leaving.get(edge.from()).add(edge));
  }

  static List<Arc> edges(TaskGraph graph) {
    Unrolled unrolled = new Unrolled(graph);
    for (int node = 0; node < graph.nodes().size(); node++) {
      int start = node;
      if (graph.edges().stream().noneMatch(edge -> edge.to() == start)) {
        unrolled.walk(start);
      }
    }
    for (int node = 0; node < graph.nodes().size(); node++) {
      unrolled.walk(node);
    }
    return unrolled.kept;
  }

  private record Visit(int node, Deque<Arc> left) {}

  private void walk(int start) {
    Deque<Visit> way = new ArrayDeque<>();
    enter(start, way);
    while (!way.isEmpty()) {
      Visit here = way.element();
      Arc next = here.left().poll();
      if (next == null) {
        open[here.node()] = false;
        way.remove();
      } else if (!open[next.to()]) {
        kept.add(next);
        enter(next.to(), way);
      }
    }
  }

  private void enter(int node, Deque<Visit> way) {
    if (!seen[node]) {
      seen[node] = true;
      open[node] = true;
      way.push(new Visit(node, new ArrayDeque<>(leaving.get(node))));
    }
  }
}
