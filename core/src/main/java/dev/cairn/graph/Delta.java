package dev.cairn.graph;

import it.unimi.dsi.fastutil.ints.Int2IntLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSortedSet;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The region that changed: edges, each with whether it was there before, and nodes. */
public final class Delta {
  /** Each edge with 1 if it was there before, else 0. */
  private final Int2IntLinkedOpenHashMap edges = new Int2IntLinkedOpenHashMap();

  private final IntLinkedOpenHashSet nodes = new IntLinkedOpenHashSet();

  /** Only the first note counts: it knows how things were. */
  void edge(int edge, boolean wasAlive) {
    edges.putIfAbsent(edge, wasAlive ? 1 : 0);
  }

  void node(int node) {
    nodes.add(node);
  }

  void addAll(Delta later) {
    later.edges.keySet().forEach(edge -> edge(edge, later.wasAlive(edge)));
    nodes.addAll(later.nodes);
  }

  public boolean isEmpty() {
    return edges.isEmpty() && nodes.isEmpty();
  }

  /** Edges that appeared, vanished or got another value, in the order it happened. */
  public IntSortedSet edges() {
    return edges.keySet();
  }

  /** Whether an edge that changed was there before. */
  public boolean wasAlive(int edge) {
    return edges.get(edge) == 1;
  }

  /** Nodes that came, went or were described anew. */
  public IntSortedSet nodes() {
    return nodes;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(edges.size());
    for (int edge : edges.keySet()) {
      out.writeInt(edge);
      out.writeBoolean(wasAlive(edge));
    }
    out.writeInt(nodes.size());
    for (int node : nodes) {
      out.writeInt(node);
    }
  }

  static Delta read(DataInput in) throws IOException {
    Delta delta = new Delta();
    for (int left = in.readInt(); left > 0; left--) {
      delta.edge(in.readInt(), in.readBoolean());
    }
    for (int left = in.readInt(); left > 0; left--) {
      delta.node(in.readInt());
    }
    return delta;
  }
}
