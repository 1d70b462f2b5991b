package dev.cairn.tool.run;

import it.unimi.dsi.fastutil.ints.IntArrays;

/** The best few of many by a score, without sorting the rest. Of equal scores the smaller number is better. */
public final class BestFew {
  private final int[] numbers;
  private final double[] scores;
  private int size;

  public BestFew(int most) {
    this.numbers = new int[most];
    this.scores = new double[most];
  }

  public void offer(int number, double score) {
    if (size < numbers.length) {
      rise(size++, number, score);
    } else if (size > 0 && isBetter(number, score, numbers[0], scores[0])) {
      sink(number, score);
    }
  }

  private static boolean isBetter(int number, double score, int other, double than) {
    return score > than || (score == than && number < other);
  }

  /** A heap whose root is the worst that is kept. */
  private void rise(int from, int number, double score) {
    int at = from;
    while (at > 0) {
      int above = (at - 1) / 2;
      if (!isBetter(numbers[above], scores[above], number, score)) {
        break;
      }
      put(at, numbers[above], scores[above]);
      at = above;
    }
    put(at, number, score);
  }

  private void sink(int number, double score) {
    int at = 0;
    for (int below = 1; below < size; below = 2 * at + 1) {
      int other = below + 1;
      if (other < size && isBetter(numbers[below], scores[below], numbers[other], scores[other])) {
        below = other;
      }
      if (!isBetter(number, score, numbers[below], scores[below])) {
        break;
      }
      put(at, numbers[below], scores[below]);
      at = below;
    }
    put(at, number, score);
  }

  private void put(int at, int number, double score) {
    numbers[at] = number;
    scores[at] = score;
  }

  /** Their numbers, best first. */
  public int[] ranked() {
    int[] order = new int[size];
    for (int i = 0; i < size; i++) {
      order[i] = i;
    }
    IntArrays.quickSort(order, (a, b) -> {
      int by = Double.compare(scores[b], scores[a]);
      return by == 0 ? Integer.compare(numbers[a], numbers[b]) : by;
    });
    for (int i = 0; i < size; i++) {
      order[i] = numbers[order[i]];
    }
    return order;
  }
}
