package dev.cairn.eval.question;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A number of the founding documents, and others in its place.
 *
 * @param variants policy values by what stands in the table; the first is the founding documents'
 * @param outcomes whether runs are recorded with what came of their steps
 */
record Question(String name, Map<String, Map<String, Object>> variants, boolean outcomes) {
  static final String SCORER = "prediction.scorer";

  /** One key with several values. */
  static Question of(String name, String scorer, String key, double seed, double... others) {
    Map<String, Map<String, Object>> variants = new LinkedHashMap<>();
    variants.put(shown(seed), Map.of(SCORER, scorer, key, seed));
    for (double other : others) {
      variants.put(shown(other), Map.of(SCORER, scorer, key, other));
    }
    return new Question(name, variants, false);
  }

  /** Several keys that change together; the first row is the founding documents'. */
  static Question of(
      String name, String scorer, List<String> keys, double[][] rows, boolean outcomes) {
    Map<String, Map<String, Object>> variants = new LinkedHashMap<>();
    for (double[] row : rows) {
      Map<String, Object> values = new LinkedHashMap<>(Map.of(SCORER, scorer));
      StringBuilder shown = new StringBuilder();
      for (int i = 0; i < row.length; i++) {
        values.put(keys.get(i), row[i]);
        shown.append(i == 0 ? "" : " / ").append(shown(row[i]));
      }
      variants.put(shown.toString(), values);
    }
    return new Question(name, variants, outcomes);
  }

  private static String shown(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}
