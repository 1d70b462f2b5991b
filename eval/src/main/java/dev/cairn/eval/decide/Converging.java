package dev.cairn.eval.decide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** After how many runs the threshold of a tool stays where it ends. */
public final class Converging {
  /** How far a threshold may be from its end to count as there. */
  static final double NEAR = 0.02;

  /** Tools with fewer runs have no end to speak of. */
  private static final int RUNS_MIN = 30;

  /** Runs over which a threshold is averaged: one outcome more or less moves it a little for ever. */
  private static final int AVERAGED = 10;

  private final Map<String, List<Double>> thresholds = new LinkedHashMap<>();

  void add(String tool, double threshold) {
    thresholds.computeIfAbsent(tool, it -> new ArrayList<>()).add(threshold);
  }

  /** One number for each tool with enough runs. */
  double[] runs() {
    return thresholds.values().stream()
        .flatMap(each -> after(each).stream())
        .mapToDouble(Integer::doubleValue)
        .toArray();
  }

  /** The run from which on ten are, on average, where the second half is. */
  public static Optional<Integer> after(List<Double> thresholds) {
    if (thresholds.size() < RUNS_MIN) {
      return Optional.empty();
    }
    double end = mean(thresholds.subList(thresholds.size() / 2, thresholds.size()));
    for (int i = 0; i + AVERAGED <= thresholds.size(); i++) {
      if (Math.abs(mean(thresholds.subList(i, i + AVERAGED)) - end) <= NEAR) {
        return Optional.of(i);
      }
    }
    return Optional.of(thresholds.size());
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }
}
