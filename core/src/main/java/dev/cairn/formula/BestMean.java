package dev.cairn.formula;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The mean of the best few of many values, which stands for all of them: one good one alone may be chance,
 * and the rest of a long talk is about something else.
 */
public final class BestMean {
  private BestMean() {}

  /** Of at most {@code best} of them; 0 if there are none. */
  public static double of(double[] values, int best) {
    double[] ascending = values.clone();
    Arrays.sort(ascending);
    // From the largest on: in the last bit a sum depends on its order.
    return IntStream.rangeClosed(1, Math.min(best, ascending.length))
        .mapToDouble(nth -> ascending[ascending.length - nth])
        .average()
        .orElse(0);
  }
}
