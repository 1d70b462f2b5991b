package dev.cairn.graph;

import java.util.Arrays;

/** Finds an edge's number by source, target and relation: open addressing over the edges' own arrays. */
final class EdgeTable {
  private static final int SMALLEST = 64;
  private static final int MIX = 0x9E3779B9;

  private int[] cells = empty(SMALLEST);
  private int used;

  int find(Edges edges, int source, int target, int relation) {
    int mask = cells.length - 1;
    int cell = hash(source, target, relation) & mask;
    while (cells[cell] != Edges.NONE) {
      int edge = cells[cell];
      if (edges.source(edge) == source
          && edges.target(edge) == target
          && edges.relation(edge) == relation) {
        return edge;
      }
      cell = (cell + 1) & mask;
    }
    return Edges.NONE;
  }

  /** Adds an edge that is not there. */
  void add(Edges edges, int edge) {
    if (++used * 2 > cells.length) {
      grow(edges);
    }
    put(edges, edge);
  }

  private void grow(Edges edges) {
    int[] before = cells;
    cells = empty(before.length * 2);
    for (int edge : before) {
      if (edge != Edges.NONE) {
        put(edges, edge);
      }
    }
  }

  private void put(Edges edges, int edge) {
    int mask = cells.length - 1;
    int cell = hash(edges.source(edge), edges.target(edge), edges.relation(edge)) & mask;
    while (cells[cell] != Edges.NONE) {
      cell = (cell + 1) & mask;
    }
    cells[cell] = edge;
  }

  /** Ids are small and dense: without mixing they would pile up in neighbouring cells. */
  private static int hash(int source, int target, int relation) {
    int hash = (source * MIX + target) * MIX + relation;
    hash ^= hash >>> 15;
    hash *= MIX;
    return hash ^ hash >>> 13;
  }

  private static int[] empty(int size) {
    int[] cells = new int[size];
    Arrays.fill(cells, Edges.NONE);
    return cells;
  }
}
