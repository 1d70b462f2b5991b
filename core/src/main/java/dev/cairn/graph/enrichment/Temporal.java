package dev.cairn.graph.enrichment;

import dev.cairn.formula.Nearness;
import dev.cairn.graph.Delta;
import dev.cairn.graph.Enrichment;
import dev.cairn.graph.Graph;
import dev.cairn.graph.Wishes;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;

/**
 * Nodes close in time: {@code temporal:{property}:{window}:{out}}, such as {@code temporal:date:7d:near}.
 * Each node is joined to the nearest others within the window; at the same time the value is 1, at its
 * end 1/2.
 *
 * <p>Nodes are kept sorted by time, and a node can only be among the nearest of those that stand next to
 * it, so a change concerns a few of its neighbours in time and no others.
 */
final class Temporal implements Enrichment {
  static final String PREFIX = "temporal";

  private final String id;
  private final String property;
  private final long windowSeconds;
  private final String out;
  private final int nearestMax;
  private final Timeline timeline = new Timeline();

  Temporal(String id, String property, Duration window, String out, long nearestMax) {
    this.id = id;
    this.property = property;
    this.windowSeconds = window.toSeconds();
    this.out = out;
    this.nearestMax = (int) nearestMax;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public void prime(Graph graph) {
    timeline.clear();
    for (int node = 0; node < graph.nodesKnown(); node++) {
      timeline.set(node, time(graph, node));
    }
  }

  private OptionalLong time(Graph graph, int node) {
    return graph.hasNode(node)
        ? graph.properties(node).json(property).map(Times::seconds).orElse(OptionalLong.empty())
        : OptionalLong.empty();
  }

  @Override
  public void want(Graph graph, Delta changed, Wishes wishes) {
    IntLinkedOpenHashSet moved = new IntLinkedOpenHashSet();
    IntLinkedOpenHashSet concerned = new IntLinkedOpenHashSet();
    for (int node : changed.nodes()) {
      OptionalLong time = time(graph, node);
      if (!time.equals(timeline.time(node))) {
        concerned.addAll(timeline.around(node, nearestMax));
        timeline.set(node, time);
        moved.add(node);
      }
    }
    for (int node : moved) {
      concerned.addAll(timeline.around(node, nearestMax));
      concerned.add(node);
    }
    lost(graph, changed).forEach(concerned::add);
    concerned.forEach(node -> settle(graph, wishes, node));
  }

  /** Ends of our edges that somebody else took away. */
  private IntLinkedOpenHashSet lost(Graph graph, Delta changed) {
    IntLinkedOpenHashSet ends = new IntLinkedOpenHashSet();
    int relation = graph.relationNumber(out);
    for (int edge : changed.edges()) {
      if (graph.isOf(edge, relation) && changed.wasAlive(edge)) {
        ends.add(graph.source(edge));
        ends.add(graph.target(edge));
      }
    }
    return ends;
  }

  @Override
  public void wantAll(Graph graph, Wishes wishes) {
    timeline.nodes().forEach(node -> settle(graph, wishes, node));
  }

  /** Says of every edge at a node that is or should be ours whether it should be. */
  private void settle(Graph graph, Wishes wishes, int node) {
    List<Integer> near = nearest(graph, node);
    for (int other : near) {
      wishes.settleBoth(node, other, out, closeness(node, other));
    }
    graph.forEachOut(node, edge -> {
      int other = graph.target(edge);
      boolean wanted = near.contains(other) || nearest(graph, other).contains(node);
      if (graph.relation(edge).equals(out) && !wanted) {
        wishes.settleBoth(node, other, out, 0);
      } else if (graph.relation(edge).equals(out)) {
        wishes.settleBoth(node, other, out, closeness(node, other));
      }
    });
  }

  private double closeness(int a, int b) {
    return Nearness.of(Math.abs(timeline.at(a) - timeline.at(b)), windowSeconds);
  }

  /** The nearest in time within the window, ties by name. */
  private List<Integer> nearest(Graph graph, int node) {
    if (timeline.time(node).isEmpty()) {
      return List.of();
    }
    long at = timeline.at(node);
    List<Integer> near = new ArrayList<>();
    timeline.around(node, nearestMax).forEach(other -> {
      if (Math.abs(timeline.at(other) - at) <= windowSeconds) {
        near.add(other);
      }
    });
    near.sort(Comparator.<Integer>comparingLong(other -> Math.abs(timeline.at(other) - at))
        .thenComparing(graph::id));
    return near.subList(0, Math.min(nearestMax, near.size()));
  }
}
