package dev.cairn.graph;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * Every change of the graph in the order it happened, numbered from 1; a cursor is such a number. It is
 * folded like the graph itself, so that a subscriber finds its place again after a restart.
 */
public final class ChangeLog {
  private static final int NONE = -1;

  private int[] kinds = {};
  private int[] reasons = {};
  private int[] adapters = {};
  private long[] positions = {};
  private int[] counts = {};
  private int[] ends = {};
  private int size;
  private int[] items = {};
  private int[] earlier = {};
  private int[] latest = {};

  /** Notes a change; {@code count} is how many edges it concerned when that is all there is to say. */
  void add(
      Change change,
      Change.Reason reason,
      int adapter,
      long position,
      IntArrayList ids,
      int count) {
    kinds = Numbers.room(kinds, size + 1);
    reasons = Numbers.room(reasons, size + 1);
    adapters = Numbers.room(adapters, size + 1);
    positions = Numbers.room(positions, size + 1);
    counts = Numbers.room(counts, size + 1);
    ends = Numbers.room(ends, size + 1);
    int start = size == 0 ? 0 : ends[size - 1];
    kinds[size] = change.code();
    reasons[size] = reason.code();
    adapters[size] = adapter;
    positions[size] = position;
    counts[size] = count;
    ends[size] = start + ids.size();
    items = Numbers.room(items, ends[size]);
    for (int i = 0; i < ids.size(); i++) {
      items[start + i] = ids.getInt(i);
    }
    link(size, !change.concernsNodes(), start);
    size++;
  }

  /** Each mention of an edge knows the change that mentioned it before. */
  private void link(int change, boolean edges, int start) {
    earlier = Numbers.room(earlier, ends[change]);
    for (int i = start; edges && i < ends[change]; i++) {
      int known = latest.length;
      latest = Numbers.room(latest, items[i] + 1);
      Arrays.fill(latest, known, latest.length, NONE);
      earlier[i] = latest[items[i]];
      latest[items[i]] = i;
    }
  }

  /** How many there are; the cursor that has seen all. */
  public int size() {
    return size;
  }

  public Change change(int number) {
    return Change.of(kinds[number - 1]);
  }

  public Change.Reason reason(int number) {
    return Change.Reason.of(reasons[number - 1]);
  }

  int adapter(int number) {
    return adapters[number - 1];
  }

  public long position(int number) {
    return positions[number - 1];
  }

  /** How many edges or nodes it concerned. */
  public int count(int number) {
    return counts[number - 1];
  }

  /** The nodes or edges it concerned, by number. */
  IntArrayList items(int number) {
    int start = number == 1 ? 0 : ends[number - 2];
    return IntArrayList.wrap(Arrays.copyOfRange(items, start, ends[number - 1]));
  }

  /** The first change of the event at a position, or of the first event behind it. */
  public int firstAt(long position) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (positions[middle] < position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low + 1;
  }

  /** The changes that concerned an edge, the newest first, at most so many. */
  IntArrayList ofEdge(int edge, int limit) {
    IntArrayList found = new IntArrayList();
    int item = edge < latest.length ? latest[edge] : NONE;
    while (item != NONE && found.size() < limit) {
      found.add(changeOfItem(item));
      item = earlier[item];
    }
    return found;
  }

  private int changeOfItem(int item) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ends[middle] <= item) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low + 1;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(size);
    Numbers.write(out, kinds, size);
    Numbers.write(out, reasons, size);
    Numbers.write(out, adapters, size);
    Numbers.write(out, positions, size);
    Numbers.write(out, counts, size);
    Numbers.write(out, ends, size);
    Numbers.write(out, items, size == 0 ? 0 : ends[size - 1]);
  }

  static ChangeLog read(DataInput in) throws IOException {
    ChangeLog changes = new ChangeLog();
    int size = in.readInt();
    changes.kinds = Numbers.ints(in, size);
    changes.reasons = Numbers.ints(in, size);
    changes.adapters = Numbers.ints(in, size);
    changes.positions = Numbers.longs(in, size);
    changes.counts = Numbers.ints(in, size);
    changes.ends = Numbers.ints(in, size);
    changes.items = Numbers.ints(in, size == 0 ? 0 : changes.ends[size - 1]);
    for (int number = 1; number <= size; number++) {
      int start = number == 1 ? 0 : changes.ends[number - 2];
      changes.link(number - 1, !changes.change(number).concernsNodes(), start);
    }
    changes.size = size;
    return changes;
  }
}
