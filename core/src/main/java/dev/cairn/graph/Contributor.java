package dev.cairn.graph;

import dev.cairn.formula.Scale;
import dev.cairn.policy.GraphPolicy;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An adapter or enrichment: all its slots, and what its values range over. */
public final class Contributor {
  private final int number;
  private final String id;
  private final Slots slots;
  private final Extremes extremes;
  private final IntSet described = new IntOpenHashSet();
  private int[] own = {};
  private int size;
  private long lastPosition;
  private long lastMicros;
  private long version;

  /** Built by the first question that needs it, kept up from then on. */
  private @Nullable Percentile percentile;

  /** Likewise. */
  private @Nullable Moments moments;

  /** What it said its values range over. */
  private Optional<Scale.Range> declared = Optional.empty();

  Contributor(int number, String id, Slots slots) {
    this.number = number;
    this.id = id;
    this.slots = slots;
    this.extremes = new Extremes(place -> slots.value(own[place]));
  }

  public int number() {
    return number;
  }

  public String id() {
    return id;
  }

  /** How many edges it contributes to. */
  public int edges() {
    return size;
  }

  /** Its smallest contribution; only if it has any. */
  public double min() {
    return extremes.min();
  }

  public double max() {
    return extremes.max();
  }

  /** The position of the event it last spoke in. */
  public long lastPosition() {
    return lastPosition;
  }

  /** When it last spoke, in microseconds. */
  public long lastMicros() {
    return lastMicros;
  }

  /** Raised whenever one of its slots comes, changes or goes. */
  public long version() {
    return version;
  }

  void spoke(long position, long micros) {
    lastPosition = position;
    lastMicros = micros;
  }

  /** Nodes it gave properties to. */
  IntSet described() {
    return described;
  }

  int slot(int place) {
    return own[place];
  }

  /** What its values range over, as far as the policy's scale asks. */
  public Scale.Extent extent(GraphPolicy policy) {
    return switch (policy.scale()) {
      case ROBUST -> Scale.Extent.of(min(), max()).percentile95(percentile());
      case Z_SCORE -> scattered();
      default -> Scale.Extent.of(min(), max()).declared(declared);
    };
  }

  public Optional<Scale.Range> declared() {
    return declared;
  }

  void declared(Optional<Scale.Range> range) {
    declared = range;
    version++;
  }

  private synchronized Scale.Extent scattered() {
    Moments there = moments;
    if (there == null) {
      there = new Moments();
      for (int place = 0; place < size; place++) {
        there.add(slots.value(own[place]));
      }
      moments = there;
    }
    return Scale.Extent.of(min(), max()).moments(there.mean(), there.deviation());
  }

  /** Many readers may ask at once, and the first of them builds it. */
  private synchronized double percentile() {
    Percentile there = percentile;
    if (there == null) {
      there = new Percentile();
      for (int place = 0; place < size; place++) {
        there.add(slots.value(own[place]));
      }
      percentile = there;
    }
    return there.value();
  }

  void add(int slot) {
    version++;
    own = Numbers.room(own, size + 1);
    own[size] = slot;
    slots.place(slot, size++);
    extremes.add(slots.value(slot));
    if (percentile != null) {
      percentile.add(slots.value(slot));
    }
    if (moments != null) {
      moments.add(slots.value(slot));
    }
  }

  void changed(int slot, double before) {
    version++;
    int place = slots.place(slot);
    extremes.changed(place, before, slots.value(slot));
    if (percentile != null) {
      percentile.change(place, slots.value(slot));
    }
    if (moments != null) {
      moments.remove(before);
      moments.add(slots.value(slot));
    }
  }

  /** The last slot takes the place of the one that goes. */
  void remove(int slot) {
    version++;
    int hole = slots.place(slot);
    if (percentile != null) {
      percentile.remove(hole);
    }
    if (moments != null) {
      moments.remove(slots.value(slot));
    }
    int moved = own[--size];
    double value = slots.value(moved);
    own[hole] = moved;
    slots.place(moved, hole);
    if (moved != slot) {
      extremes.changed(hole, slots.value(slot), value);
    }
    extremes.removeLast(value);
  }

  /** All slots go at once; whoever calls takes them off their edges. */
  void removeAll() {
    version++;
    own = new int[0];
    size = 0;
    extremes.clear();
    percentile = null;
    moments = null;
  }

  /** Takes in a slot of a stored state, which knows its place. */
  void restore(int slot) {
    own = Numbers.room(own, slots.place(slot) + 1);
    own[slots.place(slot)] = slot;
    size++;
  }

  /** After all slots of a stored state are taken in. */
  void restored() {
    for (int place = 0; place < size; place++) {
      extremes.add(slots.value(own[place]));
    }
  }
}
