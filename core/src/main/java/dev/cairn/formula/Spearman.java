package dev.cairn.formula;

import java.util.Comparator;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * How far two rankings of the same things agree: Spearman's rank correlation, the Pearson correlation of
 * ranks, where equal values share the mean of their ranks. 1 the same order, -1 the opposite.
 */
public final class Spearman {
  private Spearman() {}

  /** Absent below two things, or if one of the rankings tells none of them apart. */
  public static OptionalDouble correlation(double[] a, double[] b) {
    if (a.length != b.length) {
      throw new IllegalArgumentException(a.length + " values against " + b.length);
    }
    return Pearson.correlation(ranks(a), ranks(b));
  }

  private static double[] ranks(double[] values) {
    int[] order = IntStream.range(0, values.length)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> values[i]))
        .mapToInt(Integer::intValue)
        .toArray();
    double[] ranks = new double[values.length];
    for (int start = 0; start < order.length; ) {
      int end = start;
      while (end < order.length && values[order[end]] == values[order[start]]) {
        end++;
      }
      double shared = (start + end - 1) / 2.0;
      for (int i = start; i < end; i++) {
        ranks[order[i]] = shared;
      }
      start = end;
    }
    return ranks;
  }
}
