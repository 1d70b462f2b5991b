package dev.cairn.graph;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Every contribution of every adapter to every edge, as rows of plain arrays: what belongs to one slot lies
 * side by side, or each part of it would cost a visit to main memory.
 *
 * <p>The slots of one edge are a list in the order of their contributors' names, so that sums over it
 * are the same to the last bit however it grew. A slot that was given up is used again.
 */
final class Slots {
  static final int NONE = -1;

  private static final int EDGE = 0;
  private static final int CONTRIBUTOR = 1;
  private static final int NEXT = 2;
  private static final int PLACE = 3;
  private static final int WIDTH = 4;

  /** Of what was said: the bits of the value, and the position of the event. */
  private static final int VALUE = 0;

  private static final int POSITION = 1;
  private static final int SAID = 2;

  private int[] rows = {};
  private long[] said = {};
  private int used;
  private int free = NONE;

  int create(int ofEdge, int ofContributor, double initial, long at) {
    int slot = free == NONE ? used++ : free;
    if (free == NONE) {
      rows = Numbers.room(rows, used * WIDTH);
      said = Numbers.room(said, used * SAID);
    } else {
      free = next(slot);
    }
    rows[slot * WIDTH + EDGE] = ofEdge;
    rows[slot * WIDTH + CONTRIBUTOR] = ofContributor;
    rows[slot * WIDTH + NEXT] = NONE;
    value(slot, initial, at);
    return slot;
  }

  void release(int slot) {
    rows[slot * WIDTH + EDGE] = NONE;
    rows[slot * WIDTH + CONTRIBUTOR] = NONE;
    rows[slot * WIDTH + NEXT] = free;
    rows[slot * WIDTH + PLACE] = 0;
    value(slot, 0, 0);
    free = slot;
  }

  int edge(int slot) {
    return rows[slot * WIDTH + EDGE];
  }

  int contributor(int slot) {
    return rows[slot * WIDTH + CONTRIBUTOR];
  }

  int next(int slot) {
    return rows[slot * WIDTH + NEXT];
  }

  void next(int slot, int following) {
    rows[slot * WIDTH + NEXT] = following;
  }

  /** Where it stands in its contributor's list. */
  int place(int slot) {
    return rows[slot * WIDTH + PLACE];
  }

  void place(int slot, int at) {
    rows[slot * WIDTH + PLACE] = at;
  }

  double value(int slot) {
    return Double.longBitsToDouble(said[slot * SAID + VALUE]);
  }

  void value(int slot, double changed, long at) {
    said[slot * SAID + VALUE] = Double.doubleToLongBits(changed);
    said[slot * SAID + POSITION] = at;
  }

  /** The position of the event that set its value. */
  long position(int slot) {
    return said[slot * SAID + POSITION];
  }

  /** How many there are, those given up included. */
  int used() {
    return used;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(used);
    out.writeInt(free);
    for (int column = EDGE; column < WIDTH; column++) {
      Numbers.write(out, rows, column, WIDTH, used);
    }
    Numbers.write(out, said, VALUE, SAID, used);
    Numbers.write(out, said, POSITION, SAID, used);
  }

  static Slots read(DataInput in) throws IOException {
    Slots slots = new Slots();
    slots.used = in.readInt();
    slots.free = in.readInt();
    slots.rows = new int[slots.used * WIDTH];
    slots.said = new long[slots.used * SAID];
    for (int column = EDGE; column < WIDTH; column++) {
      Numbers.read(in, slots.rows, column, WIDTH, slots.used);
    }
    Numbers.read(in, slots.said, VALUE, SAID, slots.used);
    Numbers.read(in, slots.said, POSITION, SAID, slots.used);
    return slots;
  }
}
