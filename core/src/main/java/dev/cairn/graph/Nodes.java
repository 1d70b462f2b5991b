package dev.cairn.graph;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Nodes by number. One that was removed keeps its number, and has it again when it comes back. */
final class Nodes {
  private static final int GONE = -2;

  private final Interner ids;
  private final Interner kinds;
  private int[] type = {};
  private int[] dimension = {};
  private @Nullable Properties[] properties = {};
  private int alive;

  Nodes() {
    this(new Interner(), new Interner());
  }

  private Nodes(Interner ids, Interner kinds) {
    this.ids = ids;
    this.kinds = kinds;
  }

  /** The number of a node that is there, or -1. */
  int find(String id) {
    int node = ids.find(id);
    return node != Interner.ABSENT && isAlive(node) ? node : Interner.ABSENT;
  }

  /** The number of a node, which comes alive if it was not. */
  int add(String id) {
    int node = ids.intern(id);
    int known = type.length;
    type = Numbers.room(type, node + 1);
    dimension = Numbers.room(dimension, node + 1);
    Arrays.fill(type, known, type.length, GONE);
    Arrays.fill(dimension, known, dimension.length, Interner.ABSENT);
    if (type[node] == GONE) {
      type[node] = Interner.ABSENT;
      dimension[node] = Interner.ABSENT;
      alive++;
    }
    return node;
  }

  void remove(int node) {
    type[node] = GONE;
    dimension[node] = Interner.ABSENT;
    if (node < properties.length) {
      properties[node] = null;
    }
    alive--;
  }

  boolean isAlive(int node) {
    return node < type.length && type[node] != GONE;
  }

  String id(int node) {
    return ids.string(node);
  }

  /** How many numbers were given out. */
  int known() {
    return ids.size();
  }

  int alive() {
    return alive;
  }

  String type(int node) {
    return type[node] < 0 ? "" : kinds.string(type[node]);
  }

  String dimension(int node) {
    return dimension[node] < 0 ? "" : kinds.string(dimension[node]);
  }

  void type(int node, String name) {
    type[node] = kinds.intern(name);
  }

  void dimension(int node, String name) {
    dimension[node] = kinds.intern(name);
  }

  Properties properties(int node) {
    Properties there = node < properties.length ? properties[node] : null;
    return there == null ? Properties.NONE : there;
  }

  void properties(int node, Properties changed) {
    if (node >= properties.length) {
      properties = Arrays.copyOf(properties, type.length);
    }
    properties[node] = changed.isEmpty() ? null : changed;
  }

  void write(DataOutput out) throws IOException {
    ids.write(out);
    kinds.write(out);
    Numbers.write(out, type, ids.size());
    Numbers.write(out, dimension, ids.size());
    for (int node = 0; node < ids.size(); node++) {
      properties(node).write(out);
    }
  }

  static Nodes read(DataInput in) throws IOException {
    Nodes nodes = new Nodes(Interner.read(in), Interner.read(in));
    int known = nodes.ids.size();
    nodes.type = Numbers.ints(in, known);
    nodes.dimension = Numbers.ints(in, known);
    for (int node = 0; node < known; node++) {
      nodes.alive += nodes.isAlive(node) ? 1 : 0;
      nodes.properties(node, Properties.read(in));
    }
    return nodes;
  }
}
