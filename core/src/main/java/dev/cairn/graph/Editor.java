package dev.cairn.graph;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Changes slots, and keeps lists, extremes and the region in step. The only writer of the graph. */
final class Editor {
  /** What putting a value did. */
  enum Effect {
    EDGE_ADDED,
    SLOT_ADDED,
    VALUE_CHANGED,
    NONE
  }

  private final Graph graph;
  private final Delta delta;

  Editor(Graph graph, Delta delta) {
    this.graph = graph;
    this.delta = delta;
  }

  /** Puts a contributor's value on an edge, replacing what it said before. */
  Effect put(int edge, Contributor contributor, double value, long position) {
    int slot = graph.slot(edge, contributor.number());
    if (slot != Slots.NONE) {
      return change(edge, slot, contributor, value, position);
    }
    boolean wasAlive = graph.edges.isAlive(edge);
    delta.edge(edge, wasAlive);
    int created = graph.slots.create(edge, contributor.number(), value, position);
    insert(edge, created, contributor);
    graph.edges.slotAdded(edge);
    contributor.add(created);
    graph.toolLinks().slotAdded(edge, contributor.number());
    graph.touched();
    return wasAlive ? Effect.SLOT_ADDED : Effect.EDGE_ADDED;
  }

  private Effect change(int edge, int slot, Contributor contributor, double value, long position) {
    double before = graph.slots.value(slot);
    if (before == value) {
      return Effect.NONE;
    }
    delta.edge(edge, true);
    graph.slots.value(slot, value, position);
    contributor.changed(slot, before);
    graph.touched();
    return Effect.VALUE_CHANGED;
  }

  /** In the order of the contributors' names, so that sums do not depend on who came first. */
  private void insert(int edge, int created, Contributor contributor) {
    int before = Slots.NONE;
    int slot = graph.edges.firstSlot(edge);
    while (slot != Slots.NONE && graph.contributorOf(slot).id().compareTo(contributor.id()) < 0) {
      before = slot;
      slot = graph.slots.next(slot);
    }
    graph.slots.next(created, slot);
    if (before == Slots.NONE) {
      graph.edges.firstSlot(edge, created);
    } else {
      graph.slots.next(before, created);
    }
  }

  /** Takes a contributor's slot off an edge; whether there was one. */
  boolean take(int edge, Contributor contributor) {
    int slot = graph.slot(edge, contributor.number());
    if (slot == Slots.NONE) {
      return false;
    }
    contributor.remove(slot);
    free(edge, slot);
    return true;
  }

  /** Takes all slots of a contributor, the last first; gives the edges they were on, in that order. */
  IntArrayList takeAll(Contributor contributor) {
    IntArrayList edges = new IntArrayList(contributor.edges());
    for (int place = contributor.edges() - 1; place >= 0; place--) {
      int slot = contributor.slot(place);
      int edge = graph.slots.edge(slot);
      edges.add(edge);
      free(edge, slot);
    }
    contributor.removeAll();
    return edges;
  }

  private void free(int edge, int slot) {
    delta.edge(edge, true);
    int contributor = graph.slots.contributor(slot);
    unlink(edge, slot);
    graph.slots.release(slot);
    graph.edges.slotRemoved(edge);
    graph.toolLinks().slotRemoved(edge, contributor);
    if (!graph.edges.isAlive(edge)) {
      graph.edgeProperties(edge, Properties.NONE);
    }
    graph.touched();
  }

  private void unlink(int edge, int slot) {
    int next = graph.slots.next(slot);
    int before = graph.edges.firstSlot(edge);
    if (before == slot) {
      graph.edges.firstSlot(edge, next);
      return;
    }
    while (graph.slots.next(before) != slot) {
      before = graph.slots.next(before);
    }
    graph.slots.next(before, next);
  }

  /** Removes an edge whoever speaks for it; whether it was there. */
  boolean remove(int edge) {
    boolean wasAlive = graph.edges.isAlive(edge);
    while (graph.edges.isAlive(edge)) {
      take(edge, graph.contributorOf(graph.edges.firstSlot(edge)));
    }
    return wasAlive;
  }

  /** Removes a node and everything that touches it; gives the edges that went with it. */
  IntArrayList removeNode(int node) {
    IntArrayList gone = new IntArrayList();
    graph.forEachOut(node, gone::add);
    graph.forEachIn(node, edge -> {
      // A self-loop is in both lists.
      if (graph.source(edge) != node) {
        gone.add(edge);
      }
    });
    gone.forEach(this::remove);
    for (Properties.Said said : graph.properties(node).all()) {
      graph.heard(said.writer()).described().remove(node);
    }
    graph.nodes.remove(node);
    delta.node(node);
    graph.touched();
    return gone;
  }
}
