package dev.cairn.graph;

import it.unimi.dsi.fastutil.ints.IntList;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The region that changed: edges, each with whether it was there before, and nodes. */
public final class Delta {
  private final Notes edges = new Notes();
  private final Notes nodes = new Notes();

  /** Only the first note counts: it knows how things were. */
  void edge(int edge, boolean wasAlive) {
    edges.note(edge, wasAlive);
  }

  void node(int node) {
    nodes.note(node, false);
  }

  void addAll(Delta later) {
    later.edges().forEach(edge -> edge(edge, later.wasAlive(edge)));
    later.nodes().forEach(this::node);
  }

  /** Both, this first; mostly there is nothing left from before, and then nothing is copied. */
  Delta followedBy(Delta later) {
    if (isEmpty()) {
      return later;
    }
    addAll(later);
    return this;
  }

  public boolean isEmpty() {
    return edges().isEmpty() && nodes().isEmpty();
  }

  /** Edges that appeared, vanished or got another value, in the order it happened. */
  public IntList edges() {
    return edges.all();
  }

  /** Whether an edge that changed was there before. */
  public boolean wasAlive(int edge) {
    return edges.isMarked(edge);
  }

  /** Nodes that came, went or were described anew. */
  public IntList nodes() {
    return nodes.all();
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(edges().size());
    for (int edge : edges()) {
      out.writeInt(edge);
      out.writeBoolean(wasAlive(edge));
    }
    out.writeInt(nodes().size());
    for (int node : nodes()) {
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
