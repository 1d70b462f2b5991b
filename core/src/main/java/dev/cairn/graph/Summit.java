package dev.cairn.graph;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * The largest of many keys, always exact: the largest of each block of keys, of each block of blocks, and so
 * on. A key that comes, changes or goes is compared with its block's largest and mostly stops there; only
 * if the largest itself falls is its block looked through, which is logarithmic however long it keeps falling.
 */
final class Summit {
  private static final int SHIFT = 4;
  private static final int BLOCK = 1 << SHIFT;
  private static final double NOTHING = Double.NEGATIVE_INFINITY;

  private final IntToDoubleFunction keys;

  /** By height, each level with the largest of the blocks of the level below. */
  private double[][] levels = {};

  private int size;

  Summit(IntToDoubleFunction keys) {
    this.keys = keys;
  }

  /** There must be a key. */
  double largest() {
    return levels[levels.length - 1][0];
  }

  /** One more key, at the next place. */
  void add(double key) {
    makeRoom(++size);
    moved(size - 1, NOTHING, key);
  }

  /** The last key goes; it was this. */
  void removeLast(double key) {
    moved(--size, key, NOTHING);
  }

  /** The key at a place is another now. */
  void moved(int place, double before, double now) {
    double was = before;
    double is = now;
    int block = place >> SHIFT;
    for (int level = 0; level < levels.length; level++, block >>= SHIFT) {
      double top = levels[level][block];
      if (is < top) {
        if (was < top) {
          return;
        }
        is = lookThrough(level, block);
      }
      if (is == top) {
        return;
      }
      levels[level][block] = is;
      was = top;
    }
  }

  private double lookThrough(int level, int block) {
    int end = Math.min((block + 1) << SHIFT, ((size - 1) >> (level * SHIFT)) + 1);
    double largest = NOTHING;
    for (int i = block << SHIFT; i < end; i++) {
      largest = Math.max(largest, level == 0 ? keys.applyAsDouble(i) : levels[level - 1][i]);
    }
    return largest;
  }

  private void makeRoom(int keysNeeded) {
    int blocks = keysNeeded;
    int level = 0;
    do {
      blocks = (blocks + BLOCK - 1) >> SHIFT;
      if (level == levels.length) {
        levels = Arrays.copyOf(levels, level + 1);
        levels[level] = level == 0 ? new double[] {NOTHING} : new double[] {levels[level - 1][0]};
      }
      int known = levels[level].length;
      levels[level] = Numbers.room(levels[level], blocks);
      Arrays.fill(levels[level], known, levels[level].length, NOTHING);
      level++;
    } while (blocks > 1);
  }

  void clear() {
    levels = new double[0][];
    size = 0;
  }
}
