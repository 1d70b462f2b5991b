package dev.cairn.graph;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.function.IntConsumer;

/**
 * For each node the living edges at one of their ends: doubly linked, so that any can leave at once. What
 * belongs to one node, and what to one edge, lies side by side.
 */
final class EndLists {
  /** Of a node: its first edge, and how many it has. */
  private static final int FIRST = 0;

  private static final int DEGREE = 1;

  /** Of an edge: the neighbours in its list. */
  private static final int NEXT = 0;

  private static final int PREVIOUS = 1;
  private static final int WIDTH = 2;

  private int[] nodes = {};
  private int[] edges = {};

  void add(int node, int edge) {
    makeRoom(node, edge);
    int first = first(node);
    edges[edge * WIDTH + NEXT] = first;
    edges[edge * WIDTH + PREVIOUS] = Edges.NONE;
    if (first != Edges.NONE) {
      edges[first * WIDTH + PREVIOUS] = edge;
    }
    nodes[node * WIDTH + FIRST] = edge;
    nodes[node * WIDTH + DEGREE]++;
  }

  private void makeRoom(int node, int edge) {
    int known = nodes.length;
    nodes = Numbers.room(nodes, (node + 1) * WIDTH);
    for (int i = known; i < nodes.length; i += WIDTH) {
      nodes[i + FIRST] = Edges.NONE;
    }
    edges = Numbers.room(edges, (edge + 1) * WIDTH);
  }

  void remove(int node, int edge) {
    int next = edges[edge * WIDTH + NEXT];
    int previous = edges[edge * WIDTH + PREVIOUS];
    if (previous == Edges.NONE) {
      nodes[node * WIDTH + FIRST] = next;
    } else {
      edges[previous * WIDTH + NEXT] = next;
    }
    if (next != Edges.NONE) {
      edges[next * WIDTH + PREVIOUS] = previous;
    }
    edges[edge * WIDTH + NEXT] = Edges.NONE;
    edges[edge * WIDTH + PREVIOUS] = Edges.NONE;
    nodes[node * WIDTH + DEGREE]--;
  }

  int degree(int node) {
    return node < known() ? nodes[node * WIDTH + DEGREE] : 0;
  }

  int first(int node) {
    return node < known() ? nodes[node * WIDTH + FIRST] : Edges.NONE;
  }

  private int known() {
    return nodes.length / WIDTH;
  }

  int next(int edge) {
    return edges[edge * WIDTH + NEXT];
  }

  void forEach(int node, IntConsumer each) {
    for (int edge = first(node); edge != Edges.NONE; edge = next(edge)) {
      each.accept(edge);
    }
  }

  /** Nodes without edges at the end are left out: how much room there is must not show. */
  void write(DataOutput out, int known) throws IOException {
    int last = known();
    while (last > 0 && degree(last - 1) == 0) {
      last--;
    }
    out.writeInt(last);
    Numbers.write(out, nodes, FIRST, WIDTH, last);
    Numbers.write(out, nodes, DEGREE, WIDTH, last);
    Numbers.write(out, edges, NEXT, WIDTH, known);
    Numbers.write(out, edges, PREVIOUS, WIDTH, known);
  }

  void read(DataInput in, int known) throws IOException {
    nodes = new int[in.readInt() * WIDTH];
    edges = new int[known * WIDTH];
    Numbers.read(in, nodes, FIRST, WIDTH, nodes.length / WIDTH);
    Numbers.read(in, nodes, DEGREE, WIDTH, nodes.length / WIDTH);
    Numbers.read(in, edges, NEXT, WIDTH, known);
    Numbers.read(in, edges, PREVIOUS, WIDTH, known);
  }
}
