package dev.cairn.eval.figure;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * What the rounds of one measurement gave, in order.
 *
 * <p>The value told is the median: one round that met a busy disk must not decide. The interval is the
 * percentile bootstrap over rounds, seeded, so that the same samples always give the same interval.
 */
public final class Samples {
  static final int RESAMPLES = 2_000;
  static final double OUTSIDE = 0.025;
  static final long SEED = 20_240_229;

  private final double[] values;

  private Samples(double[] values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no samples");
    }
    this.values = values;
  }

  public static Samples of(double... values) {
    return new Samples(values.clone());
  }

  public static Samples of(List<Double> values) {
    return new Samples(values.stream().mapToDouble(Objects::requireNonNull).toArray());
  }

  public int size() {
    return values.length;
  }

  public List<Double> list() {
    return DoubleStream.of(values).boxed().toList();
  }

  /** Round by round with those of a peer that ran beside it, so that noise that hit both cancels. */
  public Samples with(Samples peer, DoubleBinaryOperator operator) {
    if (peer.size() != size()) {
      throw new IllegalArgumentException(size() + " rounds beside " + peer.size());
    }
    return new Samples(IntStream.range(0, size())
        .mapToDouble(i -> operator.applyAsDouble(values[i], peer.values[i]))
        .toArray());
  }

  /** How many times the peer's, round by round. */
  public Samples over(Samples peer) {
    return with(peer, (own, other) -> own / other);
  }

  public double median() {
    return quantile(0.5);
  }

  /** Linear between the two nearest samples. */
  public double quantile(double share) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double at = share * (sorted.length - 1);
    int below = (int) at;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  }

  public Interval interval() {
    SplittableRandom random = new SplittableRandom(SEED);
    Samples medians = new Samples(
        DoubleStream.generate(() -> drawn(random).median()).limit(RESAMPLES).toArray());
    return new Interval(median(), medians.quantile(OUTSIDE), medians.quantile(1 - OUTSIDE));
  }

  /** As many samples, drawn with replacement. */
  Samples drawn(SplittableRandom random) {
    return new Samples(IntStream.range(0, size())
        .mapToDouble(i -> values[random.nextInt(size())])
        .toArray());
  }
}
