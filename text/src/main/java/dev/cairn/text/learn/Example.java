package dev.cairn.text.learn;

import java.util.Arrays;

/** Features as numbers at places, in the order of the places. */
public final class Example {
  private final int[] at;
  private final double[] value;

  Example(int[] at, double[] value) {
    this.at = at;
    this.value = value;
  }

  int[] places() {
    return at;
  }

  double[] values() {
    return value;
  }

  /** Adds the weighted sum of every label; the weights of one place stand side by side. */
  void dots(double[] weights, double[] sums) {
    for (int i = 0; i < at.length; i++) {
      int offset = at[i] * sums.length;
      double factor = value[i];
      for (int label = 0; label < sums.length; label++) {
        sums[label] += factor * weights[offset + label];
      }
    }
  }

  /** The same with values behind all places so far, one a place from there on. */
  public Example append(int from, double[] values) {
    int[] places = Arrays.copyOf(at, at.length + values.length);
    double[] all = Arrays.copyOf(value, at.length + values.length);
    for (int i = 0; i < values.length; i++) {
      places[at.length + i] = from + i;
      all[at.length + i] = values[i];
    }
    return new Example(places, all);
  }

  double dot(double[] weights, int offset) {
    double sum = 0;
    for (int i = 0; i < at.length; i++) {
      sum += value[i] * weights[offset + at[i]];
    }
    return sum;
  }

  double dot(byte[] weights, int offset) {
    double sum = 0;
    for (int i = 0; i < at.length; i++) {
      sum += value[i] * weights[offset + at[i]];
    }
    return sum;
  }

  /** Adds the values times a factor per label to numbers that stand side by side for each place. */
  void addTo(double[] row, double[] factors) {
    for (int i = 0; i < at.length; i++) {
      int offset = at[i] * factors.length;
      double times = value[i];
      for (int label = 0; label < factors.length; label++) {
        row[offset + label] += times * factors[label];
      }
    }
  }

  /** Adds a multiple of the values to a row of numbers. */
  void addTo(double[] row, int offset, double factor) {
    for (int i = 0; i < at.length; i++) {
      row[offset + at[i]] += factor * value[i];
    }
  }
}
