package dev.cairn.graph.enrichment;

import dev.cairn.graph.Delta;
import dev.cairn.graph.Enrichment;
import dev.cairn.graph.Graph;
import dev.cairn.graph.Wishes;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Two nodes that look alike but that nothing else connects: {@code discovery_gap:{trigger}:{out}}. The
 * value is the largest contribution on the edge that makes them look alike.
 */
final class DiscoveryGap implements Enrichment {
  static final String PREFIX = "discovery_gap";

  private final String id;
  private final String trigger;
  private final String out;

  DiscoveryGap(String trigger, String out) {
    this.id = PREFIX + ":" + trigger + ":" + out;
    this.trigger = trigger;
    this.out = out;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public void want(Graph graph, Delta changed, Wishes wishes) {
    // Nothing ever looked alike: most contexts that do not use it should not pay for it.
    if (graph.relationNumber(trigger) == Graph.NONE) {
      return;
    }
    for (int edge : changed.edges()) {
      settle(graph, wishes, graph.source(edge), graph.target(edge));
    }
  }

  @Override
  public void wantAll(Graph graph, Wishes wishes) {
    int relation = graph.relationNumber(trigger);
    for (int edge = 0; edge < graph.edgesKnown(); edge++) {
      if (graph.hasEdge(edge) && graph.isOf(edge, relation)) {
        settle(graph, wishes, graph.source(edge), graph.target(edge));
      }
    }
  }

  private void settle(Graph graph, Wishes wishes, int a, int b) {
    if (a == b) {
      return;
    }
    IntArrayList triggers = new IntArrayList();
    boolean[] known = {false};
    graph.forEachBetween(a, b, edge -> {
      if (graph.relation(edge).equals(trigger)) {
        triggers.add(edge);
      } else if (!isOurOwn(graph, edge)) {
        known[0] = true;
      }
    });
    if (triggers.isEmpty() || known[0]) {
      drop(graph, wishes, a, b);
      drop(graph, wishes, b, a);
    } else {
      double value = largest(graph, triggers);
      wishes.want(a, b, out, value);
      wishes.want(b, a, out, value);
    }
  }

  private void drop(Graph graph, Wishes wishes, int a, int b) {
    if (graph.edge(a, b, out) != Graph.NONE) {
      wishes.drop(a, b, out);
    }
  }

  /** What we derived ourselves is no news. */
  private boolean isOurOwn(Graph graph, int edge) {
    boolean[] others = {false};
    graph.forEachSlot(edge, slot -> others[0] |= !graph.contributorOf(slot).id().equals(id));
    return graph.relation(edge).equals(out) && !others[0];
  }

  private static double largest(Graph graph, IntArrayList triggers) {
    double[] largest = {Double.NEGATIVE_INFINITY};
    triggers.forEach(edge -> graph.forEachSlot(
        edge, slot -> largest[0] = Math.max(largest[0], graph.contribution(slot))));
    return largest[0];
  }
}
