package dev.cairn.eval.suite;

import dev.cairn.eval.figure.Interval;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The mean over questions with a 95 % interval: the percentile bootstrap over questions. Seeded anew for
 * every figure, so that a figure does not depend on which others were asked for.
 */
public record Bootstrap(long seed, int resamples) {
  public static final Bootstrap DEFAULT = new Bootstrap(20_240_229, 2_000);

  private static final double OUTSIDE = 0.025;

  public Interval mean(double[] values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no questions");
    }
    SplittableRandom random = new SplittableRandom(seed);
    double[] means = new double[resamples];
    for (int i = 0; i < resamples; i++) {
      double sum = 0;
      for (int j = 0; j < values.length; j++) {
        sum += values[random.nextInt(values.length)];
      }
      means[i] = sum / values.length;
    }
    Arrays.sort(means);
    double mean = Arrays.stream(values).average().orElseThrow();
    // With few distinct values the mean may lie outside by rounding; an interval holds its value.
    return new Interval(
        mean, Math.min(mean, at(means, OUTSIDE)), Math.max(mean, at(means, 1 - OUTSIDE)));
  }

  private static double at(double[] sorted, double share) {
    return sorted[(int) Math.round(share * (sorted.length - 1))];
  }
}
