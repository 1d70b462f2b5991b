package dev.cairn.graph;

import dev.cairn.policy.ToolRelation;
import it.unimi.dsi.fastutil.ints.Int2IntAVLTreeMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The edges that say something about tools, whoever contributes them. Kept up slot by slot, so that reading them
 * costs as many as there are, however large the rest of the graph.
 */
public final class ToolLinks {
  private final Graph graph;
  private final IntOpenHashSet edges = new IntOpenHashSet();

  /** By node, those that begin or end there: a tool may have many edges that say nothing of other tools. */
  private final Int2ObjectOpenHashMap<IntOpenHashSet> around = new Int2ObjectOpenHashMap<>();

  /** By contributor, how many of these edges it speaks for. */
  private final Int2IntAVLTreeMap speakers = new Int2IntAVLTreeMap();

  ToolLinks(Graph graph) {
    this.graph = graph;
  }

  /** In the order of their numbers. */
  public int[] all() {
    int[] all = edges.toIntArray();
    Arrays.sort(all);
    return all;
  }

  public boolean has(int edge) {
    return edges.contains(edge);
  }

  /** Those that begin or end at a node, in the order of their numbers. */
  public int[] around(int node) {
    IntOpenHashSet there = around.get(node);
    int[] all = there == null ? new int[0] : there.toIntArray();
    Arrays.sort(all);
    return all;
  }

  /**
   * Changes whenever one of those who speak about tools says anything: also what it says of others, because that
   * moves its scale.
   */
  public List<Long> version() {
    List<Long> version = new ArrayList<>();
    speakers.keySet().forEach(number -> {
      version.add((long) number);
      version.add(graph.contributors().get(number).version());
    });
    return version;
  }

  void slotAdded(int edge, int contributor) {
    if (!edges.contains(edge) && isLink(edge)) {
      edges.add(edge);
      at(graph.source(edge)).add(edge);
      at(graph.target(edge)).add(edge);
    }
    if (edges.contains(edge)) {
      speakers.addTo(contributor, 1);
    }
  }

  /** After the slot has left its edge. */
  void slotRemoved(int edge, int contributor) {
    if (!edges.contains(edge)) {
      return;
    }
    if (speakers.addTo(contributor, -1) == 1) {
      speakers.remove(contributor);
    }
    if (!graph.hasEdge(edge)) {
      edges.remove(edge);
      leave(graph.source(edge), edge);
      leave(graph.target(edge), edge);
    }
  }

  private IntOpenHashSet at(int node) {
    return around.computeIfAbsent(node, none -> new IntOpenHashSet());
  }

  private void leave(int node, int edge) {
    at(node).remove(edge);
    if (at(node).isEmpty()) {
      around.remove(node);
    }
  }

  /** A tool that is joined to itself says nothing of others. */
  private boolean isLink(int edge) {
    return graph.source(edge) != graph.target(edge)
        && ToolRelation.named(graph.relation(edge)).isPresent()
        && ToolNodes.isTool(graph.id(graph.source(edge)))
        && ToolNodes.isTool(graph.id(graph.target(edge)));
  }
}
