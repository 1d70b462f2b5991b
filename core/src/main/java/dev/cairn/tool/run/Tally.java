package dev.cairn.tool.run;

import java.util.Arrays;

/**
 * How often each of a few tools was seen. Holds at most so many of them: a further one takes the place of the
 * rarest and its count, so that what is frequent stays, however much is seen (Metwally, Agrawal and El
 * Abbadi, "Efficient computation of frequent and top-k elements in data streams", 2005).
 */
public final class Tally {
  /** Told of one tool. */
  @FunctionalInterface
  public interface Visitor {
    void at(int tool, int times);
  }

  static final Tally NONE = new Tally();

  /** A tool and its times, one pair after the other: there are a million of these, most with one pair. */
  private int[] pairs = new int[2];

  private int size;
  private long total;

  void add(int tool, int most) {
    total++;
    int at = place(tool);
    if (at >= 0) {
      pairs[at + 1]++;
    } else if (size < most) {
      append(tool);
    } else {
      int rarest = rarest();
      pairs[rarest] = tool;
      pairs[rarest + 1]++;
    }
  }

  private void append(int tool) {
    if (2 * size == pairs.length) {
      pairs = Arrays.copyOf(pairs, pairs.length * 2);
    }
    pairs[2 * size] = tool;
    pairs[2 * size + 1] = 1;
    size++;
  }

  private int place(int tool) {
    for (int i = 0; i < 2 * size; i += 2) {
      if (pairs[i] == tool) {
        return i;
      }
    }
    return -1;
  }

  private int rarest() {
    int rarest = 0;
    for (int i = 2; i < 2 * size; i += 2) {
      if (pairs[i + 1] < pairs[rarest + 1]) {
        rarest = i;
      }
    }
    return rarest;
  }

  public int times(int tool) {
    int at = place(tool);
    return at < 0 ? 0 : pairs[at + 1];
  }

  /** Everything ever counted here. */
  public long total() {
    return total;
  }

  /** Tools it holds now. */
  public int size() {
    return size;
  }

  public void each(Visitor visitor) {
    for (int i = 0; i < 2 * size; i += 2) {
      visitor.at(pairs[i], pairs[i + 1]);
    }
  }
}
