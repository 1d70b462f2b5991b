package dev.cairn.graph;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.EnumMap;
import java.util.Map;

/** What one adapter does to the graph in one go, and the changes it is announced by, in their order. */
final class Step {
  /** A subscriber reads whole changes: one must not be larger than what it can take at once. */
  private static final int ANNOUNCED_TOGETHER = 1_000;

  private final Graph graph;
  private final Contributor adapter;
  private final long position;
  private final Editor editor;
  private final Delta delta;
  private final IntArrayList nodesAdded = new IntArrayList();
  private final IntArrayList edgesAdded = new IntArrayList();
  private final IntArrayList weightsChanged = new IntArrayList();
  private final Map<Change.Reason, IntArrayList> edgesRemoved = new EnumMap<>(Change.Reason.class);
  private final IntArrayList nodesRemoved = new IntArrayList();

  Step(Graph graph, String adapter, long position, Delta delta) {
    this.graph = graph;
    this.adapter = graph.heard(adapter);
    this.position = position;
    this.delta = delta;
    this.editor = new Editor(graph, delta);
  }

  Contributor adapter() {
    return adapter;
  }

  /** A node that is there from now on. */
  int node(String id) {
    boolean isNew = graph.node(id) == Graph.NONE;
    int node = graph.nodes.add(id);
    if (isNew) {
      nodesAdded.add(node);
      delta.node(node);
      graph.touched();
    }
    return node;
  }

  void described(int node) {
    delta.node(node);
    graph.touched();
  }

  /** Puts this adapter's value on an edge. */
  int put(int source, int target, String relation, double value) {
    int edge = graph.edges.intern(source, target, graph.relations.intern(relation));
    switch (editor.put(edge, adapter, value, position)) {
      case EDGE_ADDED -> edgesAdded.add(edge);
      case SLOT_ADDED, VALUE_CHANGED -> weightsChanged.add(edge);
      case NONE -> {}
    }
    return edge;
  }

  /** Takes this adapter's slot off an edge; the edge goes if it was the last. */
  void take(int edge, Change.Reason reason) {
    if (!editor.take(edge, adapter)) {
      return;
    }
    if (graph.hasEdge(edge)) {
      weightsChanged.add(edge);
    } else {
      removed(reason).add(edge);
    }
  }

  /** Takes all slots of this adapter. */
  void takeAll(Change.Reason reason) {
    for (int edge : editor.takeAll(adapter)) {
      (graph.hasEdge(edge) ? weightsChanged : removed(reason)).add(edge);
    }
  }

  void remove(int edge) {
    if (editor.remove(edge)) {
      removed(Change.Reason.REMOVAL).add(edge);
    }
  }

  void removeNode(int node) {
    removed(Change.Reason.NODE_REMOVED).addAll(editor.removeNode(node));
    nodesRemoved.add(node);
  }

  private IntArrayList removed(Change.Reason reason) {
    return edgesRemoved.computeIfAbsent(reason, any -> new IntArrayList());
  }

  /** Announces a retraction, whatever it concerned. */
  void retracted(int edges) {
    graph.changes.add(
        Change.CONTRIBUTIONS_RETRACTED,
        Change.Reason.NONE,
        adapter.number(),
        position,
        new IntArrayList(),
        edges);
  }

  /** Announces what happened. */
  void announce() {
    announce(Change.NODES_ADDED, Change.Reason.NONE, nodesAdded);
    announce(Change.EDGES_ADDED, Change.Reason.NONE, edgesAdded);
    announce(Change.WEIGHTS_CHANGED, Change.Reason.NONE, weightsChanged);
    edgesRemoved.forEach((reason, edges) -> announce(Change.EDGES_REMOVED, reason, edges));
    announce(Change.NODES_REMOVED, Change.Reason.NONE, nodesRemoved);
  }

  private void announce(Change change, Change.Reason reason, IntArrayList ids) {
    for (int from = 0; from < ids.size(); from += ANNOUNCED_TOGETHER) {
      int to = Math.min(ids.size(), from + ANNOUNCED_TOGETHER);
      IntArrayList part = new IntArrayList(ids.subList(from, to));
      graph.changes.add(change, reason, adapter.number(), position, part, part.size());
    }
  }
}
