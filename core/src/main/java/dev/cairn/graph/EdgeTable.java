package dev.cairn.graph;

/**
 * Finds the newest edge between two nodes, whatever its direction and relation: open addressing over the
 * edges' own numbers. Two nodes have few edges between them, so that one table serves both those who know
 * the relation and those who want all.
 */
final class EdgeTable {
  private static final int SMALLEST = 64;
  private static final int MIX = 0x9E3779B9;

  /** Of a cell: an edge plus one, so that new room is empty; and the hash of its ends. */
  private static final int WIDTH = 2;

  private int[] cells = new int[SMALLEST * WIDTH];
  private int used;

  int find(Edges edges, int a, int b) {
    return cells[cell(edges, a, b, hash(a, b))] - 1;
  }

  /** Puts an edge in front of those between the same nodes; gives the one that was newest before. */
  int add(Edges edges, int edge) {
    int a = edges.source(edge);
    int b = edges.target(edge);
    int cell = cell(edges, a, b, hash(a, b));
    int before = cells[cell] - 1;
    cells[cell] = edge + 1;
    cells[cell + 1] = hash(a, b);
    if (before == Edges.NONE && ++used * WIDTH * 2 > cells.length) {
      grow();
    }
    return before;
  }

  /** Where the edges of two nodes are, or would be. Most others are told apart by their hash alone. */
  private int cell(Edges edges, int a, int b, int hash) {
    int mask = cells.length - WIDTH;
    int cell = (hash * WIDTH) & mask;
    while (cells[cell] != 0
        && !(cells[cell + 1] == hash && edges.isBetween(cells[cell] - 1, a, b))) {
      cell = (cell + WIDTH) & mask;
    }
    return cell;
  }

  private void grow() {
    int[] before = cells;
    cells = new int[before.length * 2];
    int mask = cells.length - WIDTH;
    for (int old = 0; old < before.length; old += WIDTH) {
      if (before[old] != 0) {
        int cell = (before[old + 1] * WIDTH) & mask;
        while (cells[cell] != 0) {
          cell = (cell + WIDTH) & mask;
        }
        cells[cell] = before[old];
        cells[cell + 1] = before[old + 1];
      }
    }
  }

  /** Ids are small and dense: without mixing they would pile up in neighbouring cells. */
  private static int hash(int a, int b) {
    int hash = (Math.min(a, b) * MIX + Math.max(a, b)) * MIX;
    hash ^= hash >>> 15;
    hash *= MIX;
    return hash ^ hash >>> 13;
  }
}
