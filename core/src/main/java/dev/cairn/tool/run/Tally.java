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

  private int[] tools = new int[2];
  private int[] times = new int[2];
  private int size;
  private long total;

  void add(int tool, int most) {
    total++;
    int at = place(tool);
    if (at >= 0) {
      times[at]++;
    } else if (size < most) {
      append(tool);
    } else {
      int rarest = rarest();
      tools[rarest] = tool;
      times[rarest]++;
    }
  }

  private void append(int tool) {
    if (size == tools.length) {
      tools = Arrays.copyOf(tools, size * 2);
      times = Arrays.copyOf(times, size * 2);
    }
    tools[size] = tool;
    times[size++] = 1;
  }

  private int place(int tool) {
    for (int i = 0; i < size; i++) {
      if (tools[i] == tool) {
        return i;
      }
    }
    return -1;
  }

  private int rarest() {
    int rarest = 0;
    for (int i = 1; i < size; i++) {
      if (times[i] < times[rarest]) {
        rarest = i;
      }
    }
    return rarest;
  }

  public int times(int tool) {
    int at = place(tool);
    return at < 0 ? 0 : times[at];
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
    for (int i = 0; i < size; i++) {
      visitor.at(tools[i], times[i]);
    }
  }
}
