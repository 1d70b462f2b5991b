package dev.cairn.eval.suite;

import dev.cairn.eval.figure.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * The mean over questions with a 95 % interval: the percentile bootstrap over questions. Seeded anew for
 * every figure, so that a figure does not depend on which others were asked for.
 */
public record Bootstrap(long seed, int resamples) {
  public static final Bootstrap DEFAULT = new Bootstrap(20_240_229, 2_000);

  private static final double OUTSIDE = 0.025;

  /** For a note under the table. */
  public String told() {
    return "95 % intervals: bootstrap over questions, " + resamples + " resamples, seed " + seed;
  }

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
    return around(Arrays.stream(values).average().orElseThrow(), means);
  }

  /** The interval of a figure that is no mean: it is computed anew for every resample. */
  public <T> Interval whole(List<T> questions, ToDoubleFunction<List<T>> figure) {
    if (questions.isEmpty()) {
      throw new IllegalArgumentException("no questions");
    }
    SplittableRandom random = new SplittableRandom(seed);
    double[] figures = new double[resamples];
    for (int i = 0; i < resamples; i++) {
      List<T> drawn = new ArrayList<>(questions.size());
      for (int j = 0; j < questions.size(); j++) {
        drawn.add(questions.get(random.nextInt(questions.size())));
      }
      figures[i] = figure.applyAsDouble(drawn);
    }
    return around(figure.applyAsDouble(questions), figures);
  }

  private static Interval around(double value, double[] resampled) {
    Arrays.sort(resampled);
    // With few distinct values the value may lie outside by rounding; an interval holds its value.
    return new Interval(
        value,
        Math.min(value, at(resampled, OUTSIDE)),
        Math.max(value, at(resampled, 1 - OUTSIDE)));
  }

  private static double at(double[] sorted, double share) {
    return sorted[(int) Math.round(share * (sorted.length - 1))];
  }
}
