package dev.cairn.graph;

/**
 * The nearest-rank 95th percentile of sizes, kept up in logarithmic time: two heaps, the lower one with
 * just the share of items that the percentile does not exceed. Items are numbered from 0 without gaps.
 *
 * <p>Below twenty items that would be the largest of them, and an outlier would go unnoticed: from three on,
 * the largest always lies above.
 */
final class Percentile {
  /** The percentile as a fraction of whole numbers: no rounding decides which item it is. */
  private static final long SHARE = 95;

  private static final long WHOLE = 100;

  /** Of two, nobody can say which is the outlier. */
  private static final int FEW = 2;

  private double[] sizes = {};
  private int[] places = {};
  private final IndexedHeap low = new Half(true);
  private final IndexedHeap high = new Half(false);
  private int count;

  private final class Half extends IndexedHeap {
    Half(boolean largestFirst) {
      super(largestFirst);
    }

    @Override
    double key(int item) {
      return sizes[item];
    }

    @Override
    int place(int item) {
      return places[item] >> 1;
    }

    @Override
    void place(int item, int at) {
      // The lowest bit says which half it is in.
      places[item] = at << 1 | (this == high ? 1 : 0);
    }
  }

  /** The percentile; there must be an item. */
  double value() {
    return sizes[low.top()];
  }

  void add(double value) {
    int item = count++;
    sizes = Numbers.room(sizes, count);
    places = Numbers.room(places, count);
    sizes[item] = Math.abs(value);
    place(item);
  }

  void change(int item, double value) {
    half(item).remove(item);
    sizes[item] = Math.abs(value);
    place(item);
  }

  /** The item leaves, and the last one takes its number. */
  void remove(int item) {
    int last = --count;
    half(item).remove(item);
    if (item != last) {
      half(last).remove(last);
      sizes[item] = sizes[last];
      place(item);
    }
    balance();
  }

  private IndexedHeap half(int item) {
    return (places[item] & 1) == 1 ? high : low;
  }

  private void place(int item) {
    boolean isLow = low.size() == 0 || sizes[item] <= sizes[low.top()];
    (isLow ? low : high).add(item);
    balance();
  }

  private void balance() {
    int nearest = (int) ((SHARE * count + WHOLE - 1) / WHOLE);
    int rank = count > FEW ? Math.min(nearest, count - 1) : nearest;
    while (low.size() > rank) {
      move(low, high);
    }
    while (low.size() < rank && high.size() > 0) {
      move(high, low);
    }
  }

  private static void move(IndexedHeap from, IndexedHeap to) {
    int item = from.top();
    from.remove(item);
    to.add(item);
  }
}
