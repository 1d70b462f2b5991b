package dev.cairn.graph;

/** The smallest and the largest value among one contributor's slots, always exact. */
final class Extremes {
  private final Slots slots;
  private final IndexedHeap smallest;
  private final IndexedHeap largest;

  Extremes(Slots slots) {
    this.slots = slots;
    this.smallest = new IndexedHeap(false) {
      @Override
      double key(int slot) {
        return slots.value(slot);
      }

      @Override
      int place(int slot) {
        return slots.smallestPlace()[slot];
      }

      @Override
      void place(int slot, int at) {
        slots.smallestPlace()[slot] = at;
      }
    };
    this.largest = new IndexedHeap(true) {
      @Override
      double key(int slot) {
        return slots.value(slot);
      }

      @Override
      int place(int slot) {
        return slots.largestPlace()[slot];
      }

      @Override
      void place(int slot, int at) {
        slots.largestPlace()[slot] = at;
      }
    };
  }

  double min() {
    return slots.value(smallest.top());
  }

  double max() {
    return slots.value(largest.top());
  }

  void add(int slot) {
    smallest.add(slot);
    largest.add(slot);
  }

  void remove(int slot) {
    smallest.remove(slot);
    largest.remove(slot);
  }

  void changed(int slot) {
    smallest.restore(slot);
    largest.restore(slot);
  }
}
