package dev.cairn.graph;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.function.IntConsumer;

/**
 * Edges by number. What makes an edge (source, target, relation) keeps its number for good; it is
 * <em>alive</em> while a slot is on it, and only then stands in the lists of its two ends.
 *
 * <p>What belongs to one edge lies side by side: in a large graph each separate array would cost a visit
 * to main memory.
 */
final class Edges {
  static final int NONE = -1;

  private static final int SOURCE = 0;
  private static final int TARGET = 1;
  private static final int RELATION = 2;
  private static final int FIRST_SLOT = 3;
  private static final int SLOTS = 4;
  private static final int NEXT_OF_PAIR = 5;
  private static final int WIDTH = 6;

  private final EdgeTable table = new EdgeTable();
  private final EndLists out = new EndLists();
  private final EndLists in = new EndLists();
  private int[] rows = {};
  private int known;
  private int alive;

  int find(int from, int to, int kind) {
    int edge = table.find(this, from, to);
    while (edge != NONE && !is(edge, from, to, kind)) {
      edge = rows[edge * WIDTH + NEXT_OF_PAIR];
    }
    return edge;
  }

  private boolean is(int edge, int from, int to, int kind) {
    int row = edge * WIDTH;
    return rows[row + SOURCE] == from && rows[row + TARGET] == to && rows[row + RELATION] == kind;
  }

  /** The number of an edge, alive or not. */
  int intern(int from, int to, int kind) {
    int there = find(from, to, kind);
    return there == NONE ? create(from, to, kind) : there;
  }

  private int create(int from, int to, int kind) {
    int edge = known++;
    rows = Numbers.room(rows, known * WIDTH);
    int row = edge * WIDTH;
    rows[row + SOURCE] = from;
    rows[row + TARGET] = to;
    rows[row + RELATION] = kind;
    rows[row + FIRST_SLOT] = Slots.NONE;
    rows[row + NEXT_OF_PAIR] = table.add(this, edge);
    return edge;
  }

  /** Whether its ends are these, in either direction. */
  boolean isBetween(int edge, int a, int b) {
    int from = source(edge);
    int to = target(edge);
    return (from == a && to == b) || (from == b && to == a);
  }

  int source(int edge) {
    return rows[edge * WIDTH + SOURCE];
  }

  int target(int edge) {
    return rows[edge * WIDTH + TARGET];
  }

  int relation(int edge) {
    return rows[edge * WIDTH + RELATION];
  }

  boolean isAlive(int edge) {
    return slots(edge) > 0;
  }

  int slots(int edge) {
    return rows[edge * WIDTH + SLOTS];
  }

  int firstSlot(int edge) {
    return rows[edge * WIDTH + FIRST_SLOT];
  }

  void firstSlot(int edge, int slot) {
    rows[edge * WIDTH + FIRST_SLOT] = slot;
  }

  void slotAdded(int edge) {
    if (rows[edge * WIDTH + SLOTS]++ == 0) {
      out.add(source(edge), edge);
      in.add(target(edge), edge);
      alive++;
    }
  }

  void slotRemoved(int edge) {
    if (--rows[edge * WIDTH + SLOTS] == 0) {
      out.remove(source(edge), edge);
      in.remove(target(edge), edge);
      alive--;
    }
  }

  EndLists out() {
    return out;
  }

  EndLists in() {
    return in;
  }

  /** Every living edge between two nodes, in either direction. */
  void between(int a, int b, IntConsumer each) {
    for (int edge = table.find(this, a, b);
        edge != NONE;
        edge = rows[edge * WIDTH + NEXT_OF_PAIR]) {
      if (isAlive(edge)) {
        each.accept(edge);
      }
    }
  }

  int known() {
    return known;
  }

  int alive() {
    return alive;
  }

  /** Column by column, without what follows from the rest. */
  void write(DataOutput to) throws IOException {
    to.writeInt(known);
    for (int column = SOURCE; column < NEXT_OF_PAIR; column++) {
      Numbers.write(to, rows, column, WIDTH, known);
    }
    out.write(to, known);
    in.write(to, known);
  }

  static Edges read(DataInput from) throws IOException {
    Edges edges = new Edges();
    int known = from.readInt();
    edges.rows = new int[known * WIDTH];
    for (int column = SOURCE; column < NEXT_OF_PAIR; column++) {
      Numbers.read(from, edges.rows, column, WIDTH, known);
    }
    edges.out.read(from, known);
    edges.in.read(from, known);
    edges.known = known;
    for (int edge = 0; edge < known; edge++) {
      edges.rows[edge * WIDTH + NEXT_OF_PAIR] = edges.table.add(edges, edge);
      edges.alive += edges.isAlive(edge) ? 1 : 0;
    }
    return edges;
  }
}
