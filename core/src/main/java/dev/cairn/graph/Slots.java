package dev.cairn.graph;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Every contribution of every adapter to every edge, as parallel arrays.
 *
 * <p>The slots of one edge are a list in the order of their contributors' names, so that sums over it
 * are the same to the last bit however it grew. A slot that was given up is used again.
 */
final class Slots {
  static final int NONE = -1;

  private int[] edge = {};
  private int[] contributor = {};
  private int[] next = {};
  private int[] place = {};
  private double[] value = {};
  private long[] position = {};
  private int[] smallestPlace = {};
  private int[] largestPlace = {};
  private int used;
  private int free = NONE;

  int create(int ofEdge, int ofContributor, double initial, long at) {
    int slot = free == NONE ? used++ : free;
    if (free == NONE) {
      makeRoom(used);
    } else {
      free = next[slot];
    }
    edge[slot] = ofEdge;
    contributor[slot] = ofContributor;
    next[slot] = NONE;
    value[slot] = initial;
    position[slot] = at;
    return slot;
  }

  void release(int slot) {
    edge[slot] = NONE;
    contributor[slot] = NONE;
    value[slot] = 0;
    position[slot] = 0;
    place[slot] = 0;
    next[slot] = free;
    free = slot;
  }

  private void makeRoom(int needed) {
    edge = Numbers.room(edge, needed);
    contributor = Numbers.room(contributor, needed);
    next = Numbers.room(next, needed);
    place = Numbers.room(place, needed);
    value = Numbers.room(value, needed);
    position = Numbers.room(position, needed);
    smallestPlace = Numbers.room(smallestPlace, needed);
    largestPlace = Numbers.room(largestPlace, needed);
  }

  int edge(int slot) {
    return edge[slot];
  }

  int contributor(int slot) {
    return contributor[slot];
  }

  int next(int slot) {
    return next[slot];
  }

  void next(int slot, int following) {
    next[slot] = following;
  }

  /** Where it stands in its contributor's list. */
  int place(int slot) {
    return place[slot];
  }

  void place(int slot, int at) {
    place[slot] = at;
  }

  double value(int slot) {
    return value[slot];
  }

  void value(int slot, double changed, long at) {
    value[slot] = changed;
    position[slot] = at;
  }

  /** The position of the event that set its value. */
  long position(int slot) {
    return position[slot];
  }

  int[] smallestPlace() {
    return smallestPlace;
  }

  int[] largestPlace() {
    return largestPlace;
  }

  /** How many there are, those given up included. */
  int used() {
    return used;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(used);
    out.writeInt(free);
    Numbers.write(out, edge, used);
    Numbers.write(out, contributor, used);
    Numbers.write(out, next, used);
    Numbers.write(out, place, used);
    Numbers.write(out, value, used);
    Numbers.write(out, position, used);
  }

  static Slots read(DataInput in) throws IOException {
    Slots slots = new Slots();
    slots.used = in.readInt();
    slots.free = in.readInt();
    slots.edge = Numbers.ints(in, slots.used);
    slots.contributor = Numbers.ints(in, slots.used);
    slots.next = Numbers.ints(in, slots.used);
    slots.place = Numbers.ints(in, slots.used);
    slots.value = Numbers.doubles(in, slots.used);
    slots.position = Numbers.longs(in, slots.used);
    slots.smallestPlace = new int[slots.used];
    slots.largestPlace = new int[slots.used];
    return slots;
  }
}
