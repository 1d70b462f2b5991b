package dev.cairn.graph;

/**
 * Items with an extreme key on top, each knowing its place: any one can change or leave in logarithmic
 * time, so that the extreme stays exact even while it keeps falling.
 */
abstract class IndexedHeap {
  private static final int FANOUT = 4;

  private final boolean largestFirst;
  private int[] heap = {};
  private int size;

  IndexedHeap(boolean largestFirst) {
    this.largestFirst = largestFirst;
  }

  abstract double key(int item);

  abstract int place(int item);

  abstract void place(int item, int at);

  int size() {
    return size;
  }

  /** The item with the extreme key; there must be one. */
  int top() {
    return heap[0];
  }

  void add(int item) {
    heap = Numbers.room(heap, size + 1);
    put(size, item);
    rise(size++);
  }

  void remove(int item) {
    int hole = place(item);
    int moved = heap[--size];
    if (moved != item) {
      put(hole, moved);
      restore(moved);
    }
  }

  /** The key of an item has changed. */
  void restore(int item) {
    rise(place(item));
    sink(place(item));
  }

  private void put(int place, int item) {
    heap[place] = item;
    place(item, place);
  }

  private boolean goesBefore(double key, double other) {
    return largestFirst ? key > other : key < other;
  }

  private void rise(int from) {
    int item = heap[from];
    double key = key(item);
    int place = from;
    while (place > 0) {
      int parent = (place - 1) / FANOUT;
      if (!goesBefore(key, key(heap[parent]))) {
        break;
      }
      put(place, heap[parent]);
      place = parent;
    }
    put(place, item);
  }

  private void sink(int from) {
    int item = heap[from];
    double key = key(item);
    int place = from;
    int best = best(place);
    while (best > 0 && goesBefore(key(heap[best]), key)) {
      put(place, heap[best]);
      place = best;
      best = best(place);
    }
    put(place, item);
  }

  /** The place of the child that goes first, or 0 if there is none. */
  private int best(int parent) {
    int first = parent * FANOUT + 1;
    int end = Math.min(size, first + FANOUT);
    int best = first < size ? first : 0;
    for (int child = first + 1; child < end; child++) {
      if (goesBefore(key(heap[child]), key(heap[best]))) {
        best = child;
      }
    }
    return best;
  }
}
