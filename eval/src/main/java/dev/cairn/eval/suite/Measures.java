package dev.cairn.eval.suite;

import java.util.LinkedHashMap;
import java.util.Map;

/** What was measured on one question, by metric, in the order of the table. */
public final class Measures {
  private final Map<String, Double> values = new LinkedHashMap<>();

  public void put(String metric, double value) {
    if (!Double.isFinite(value) || values.put(metric, value) != null) {
      throw new IllegalArgumentException(metric + " = " + value + " is no figure, or told twice");
    }
  }

  public Map<String, Double> all() {
    return new LinkedHashMap<>(values);
  }
}
