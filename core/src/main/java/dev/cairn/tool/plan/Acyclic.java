package dev.cairn.tool.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Opens rings at their weakest edge: from the strongest edge to the weakest, each is kept unless it closes a ring
 * with those that are kept already. What is left out is therefore the weakest of some ring.
 */
public final class Acyclic {
  private Acyclic() {}

  /** The edges that stay, strongest first. Equal ones go by their ends, so that the order they came in is no matter. */
  public static List<Edge> of(int tools, List<Edge> edges) {
    List<BitSet> reached = new ArrayList<>();
    for (int tool = 0; tool < tools; tool++) {
      BitSet itself = new BitSet(tools);
      itself.set(tool);
      reached.add(itself);
    }
    List<Edge> strongest = new ArrayList<>(edges);
    strongest.sort(Comparator.comparingDouble(Edge::chance)
        .reversed()
        .thenComparingInt(Edge::from)
        .thenComparingInt(Edge::to));
    List<Edge> kept = new ArrayList<>();
    for (Edge edge : strongest) {
      if (!reached.get(edge.to()).get(edge.from())) {
        kept.add(edge);
        BitSet behind = reached.get(edge.to());
        reached.stream().filter(it -> it.get(edge.from())).forEach(it -> it.or(behind));
      }
    }
    return kept;
  }

  /** The tools so that each stands behind all it waits for; else as they were. */
  static List<Integer> order(int tools, List<Edge> edges) {
    int[] waits = new int[tools];
    edges.forEach(edge -> waits[edge.to()]++);
    List<Integer> order = new ArrayList<>();
    BitSet done = new BitSet(tools);
    while (order.size() < tools) {
      int next = 0;
      while (done.get(next) || waits[next] > 0) {
        next++;
      }
      done.set(next);
      order.add(next);
      int taken = next;
      edges.stream().filter(edge -> edge.from() == taken).forEach(edge -> waits[edge.to()]--);
    }
    return order;
  }
}
