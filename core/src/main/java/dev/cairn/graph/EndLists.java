package dev.cairn.graph;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.IntConsumer;

/** For each node the living edges at one of their ends: doubly linked, so that any can leave at once. */
final class EndLists {
  private int[] first = {};
  private int[] degree = {};
  private int[] next = {};
  private int[] previous = {};

  void add(int node, int edge) {
    makeRoom(node + 1, edge + 1);
    next[edge] = first[node];
    previous[edge] = Edges.NONE;
    if (first[node] != Edges.NONE) {
      previous[first[node]] = edge;
    }
    first[node] = edge;
    degree[node]++;
  }

  void remove(int node, int edge) {
    if (previous[edge] == Edges.NONE) {
      first[node] = next[edge];
    } else {
      next[previous[edge]] = next[edge];
    }
    if (next[edge] != Edges.NONE) {
      previous[next[edge]] = previous[edge];
    }
    next[edge] = Edges.NONE;
    previous[edge] = Edges.NONE;
    degree[node]--;
  }

  int degree(int node) {
    return node < degree.length ? degree[node] : 0;
  }

  int first(int node) {
    return node < first.length ? first[node] : Edges.NONE;
  }

  int next(int edge) {
    return next[edge];
  }

  void forEach(int node, IntConsumer each) {
    for (int edge = first(node); edge != Edges.NONE; edge = next[edge]) {
      each.accept(edge);
    }
  }

  private void makeRoom(int nodes, int edges) {
    int known = first.length;
    first = Numbers.room(first, nodes);
    degree = Numbers.room(degree, nodes);
    Arrays.fill(first, known, first.length, Edges.NONE);
    next = Numbers.room(next, edges);
    previous = Numbers.room(previous, edges);
  }

  /** Nodes without edges at the end are left out: how much room there is must not show. */
  void write(DataOutput out, int edges) throws IOException {
    int nodes = first.length;
    while (nodes > 0 && degree[nodes - 1] == 0) {
      nodes--;
    }
    out.writeInt(nodes);
    Numbers.write(out, first, nodes);
    Numbers.write(out, degree, nodes);
    Numbers.write(out, next, edges);
    Numbers.write(out, previous, edges);
  }

  void read(DataInput in, int edges) throws IOException {
    int nodes = in.readInt();
    first = Numbers.ints(in, nodes);
    degree = Numbers.ints(in, nodes);
    next = Numbers.ints(in, edges);
    previous = Numbers.ints(in, edges);
  }
}
