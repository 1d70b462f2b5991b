package dev.cairn.eval.figure;

import java.util.Map;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * How something grows with size: the exponent e in time = c · size^e, by least squares on logarithms. 0 is
 * constant, 1 is linear.
 */
public final class Growth {
  private final SortedMap<Long, Samples> bySize;

  public Growth(Map<Long, Samples> bySize) {
    if (bySize.size() < 2) {
      throw new IllegalArgumentException("growth needs two sizes or more");
    }
    this.bySize = new TreeMap<>(bySize);
  }

  /** The exponent of the medians, with an interval over resampled rounds. */
  public Interval exponent() {
    SplittableRandom random = new SplittableRandom(Samples.SEED);
    Samples drawn = Samples.of(DoubleStream.generate(() -> slope(bySize.entrySet().stream()
            .collect(Collectors.toMap(
                Map.Entry::getKey, each -> each.getValue().drawn(random).median()))))
        .limit(Samples.RESAMPLES)
        .toArray());
    return new Interval(
        slope(medians()), drawn.quantile(Samples.OUTSIDE), drawn.quantile(1 - Samples.OUTSIDE));
  }

  private Map<Long, Double> medians() {
    return bySize.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().median()));
  }

  private static double slope(Map<Long, Double> times) {
    double meanX = times.keySet().stream().mapToDouble(Math::log).average().orElseThrow();
    double meanY = times.values().stream().mapToDouble(Math::log).average().orElseThrow();
    double products = 0;
    double squares = 0;
    for (Map.Entry<Long, Double> each : times.entrySet()) {
      double x = Math.log(each.getKey()) - meanX;
      products += x * (Math.log(each.getValue()) - meanY);
      squares += x * x;
    }
    return products / squares;
  }
}
