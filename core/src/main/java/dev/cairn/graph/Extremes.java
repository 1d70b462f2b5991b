package dev.cairn.graph;

/** The smallest and the largest value among one contributor's slots, by their places, always exact. */
final class Extremes {
  private final Summit largest;

  /** Of the values with their signs turned. */
  private final Summit smallest;

  /** The value of the slot at a place. */
  interface Values {
    double at(int place);
  }

  Extremes(Values values) {
    this.largest = new Summit(values::at);
    this.smallest = new Summit(place -> -values.at(place));
  }

  double min() {
    return -smallest.largest();
  }

  double max() {
    return largest.largest();
  }

  /** One more value, at the next place. */
  void add(double value) {
    largest.add(value);
    smallest.add(-value);
  }

  /** The value at a place is another now. */
  void changed(int place, double before, double now) {
    largest.moved(place, before, now);
    smallest.moved(place, -before, -now);
  }

  void removeLast(double value) {
    largest.removeLast(value);
    smallest.removeLast(-value);
  }

  void clear() {
    largest.clear();
    smallest.clear();
  }
}
