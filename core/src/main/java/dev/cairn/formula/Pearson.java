package dev.cairn.formula;

import java.util.OptionalDouble;

/** How far two lists of numbers rise and fall together: Pearson's correlation, from -1 to 1. */
public final class Pearson {
  private Pearson() {}

  /** Absent below two numbers, or if one of the lists is constant. */
  public static OptionalDouble correlation(double[] a, double[] b) {
    if (a.length != b.length) {
      throw new IllegalArgumentException(a.length + " values against " + b.length);
    }
    if (a.length < 2 || constant(a) || constant(b)) {
      return OptionalDouble.empty();
    }
    double meanA = mean(a);
    double meanB = mean(b);
    double together = 0;
    double squaresA = 0;
    double squaresB = 0;
    for (int i = 0; i < a.length; i++) {
      together += (a[i] - meanA) * (b[i] - meanB);
      squaresA += (a[i] - meanA) * (a[i] - meanA);
      squaresB += (b[i] - meanB) * (b[i] - meanB);
    }
    double spread = Math.sqrt(squaresA) * Math.sqrt(squaresB);
    return spread == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.max(-1, Math.min(1, together / spread)));
  }

  /** Asked of the numbers themselves: their mean may differ from them in its last bit. */
  private static boolean constant(double[] values) {
    for (double value : values) {
      if (value != values[0]) {
        return false;
      }
    }
    return true;
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
