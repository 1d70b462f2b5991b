package dev.cairn.graph;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Edges by number. What makes an edge (source, target, relation) keeps its number for good; it is
 * <em>alive</em> while a slot is on it, and only then stands in the lists of its two ends.
 */
final class Edges {
  static final int NONE = -1;

  private final EdgeTable table = new EdgeTable();
  private final Long2IntOpenHashMap firstOfPair = new Long2IntOpenHashMap();
  private final EndLists out = new EndLists();
  private final EndLists in = new EndLists();
  private int[] source = {};
  private int[] target = {};
  private int[] relation = {};
  private int[] firstSlot = {};
  private int[] slots = {};
  private int[] nextOfPair = {};
  private int known;
  private int alive;

  Edges() {
    firstOfPair.defaultReturnValue(NONE);
  }

  int find(int from, int to, int kind) {
    return table.find(this, from, to, kind);
  }

  /** The number of an edge, alive or not. */
  int intern(int from, int to, int kind) {
    int there = table.find(this, from, to, kind);
    return there == NONE ? create(from, to, kind) : there;
  }

  private int create(int from, int to, int kind) {
    int edge = known++;
    source = Numbers.room(source, known);
    target = Numbers.room(target, known);
    relation = Numbers.room(relation, known);
    firstSlot = Numbers.room(firstSlot, known);
    slots = Numbers.room(slots, known);
    source[edge] = from;
    target[edge] = to;
    relation[edge] = kind;
    firstSlot[edge] = Slots.NONE;
    index(edge);
    return edge;
  }

  private void index(int edge) {
    table.add(this, edge);
    nextOfPair = Numbers.room(nextOfPair, edge + 1);
    nextOfPair[edge] = firstOfPair.put(pair(source[edge], target[edge]), edge);
  }

  private static long pair(int a, int b) {
    return (long) Math.min(a, b) << Integer.SIZE | Math.max(a, b);
  }

  int source(int edge) {
    return source[edge];
  }

  int target(int edge) {
    return target[edge];
  }

  int relation(int edge) {
    return relation[edge];
  }

  boolean isAlive(int edge) {
    return slots[edge] > 0;
  }

  int slots(int edge) {
    return slots[edge];
  }

  int firstSlot(int edge) {
    return firstSlot[edge];
  }

  void firstSlot(int edge, int slot) {
    firstSlot[edge] = slot;
  }

  void slotAdded(int edge) {
    if (slots[edge]++ == 0) {
      out.add(source[edge], edge);
      in.add(target[edge], edge);
      alive++;
    }
  }

  void slotRemoved(int edge) {
    if (--slots[edge] == 0) {
      out.remove(source[edge], edge);
      in.remove(target[edge], edge);
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
    for (int edge = firstOfPair.get(pair(a, b)); edge != NONE; edge = nextOfPair[edge]) {
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

  void write(DataOutput to) throws IOException {
    to.writeInt(known);
    Numbers.write(to, source, known);
    Numbers.write(to, target, known);
    Numbers.write(to, relation, known);
    Numbers.write(to, firstSlot, known);
    Numbers.write(to, slots, known);
    out.write(to, known);
    in.write(to, known);
  }

  static Edges read(DataInput from) throws IOException {
    Edges edges = new Edges();
    int known = from.readInt();
    edges.source = Numbers.ints(from, known);
    edges.target = Numbers.ints(from, known);
    edges.relation = Numbers.ints(from, known);
    edges.firstSlot = Numbers.ints(from, known);
    edges.slots = Numbers.ints(from, known);
    edges.out.read(from, known);
    edges.in.read(from, known);
    edges.known = known;
    edges.alive = (int) Arrays.stream(edges.slots).filter(count -> count > 0).count();
    for (int edge = 0; edge < known; edge++) {
      edges.index(edge);
    }
    return edges;
  }
}
