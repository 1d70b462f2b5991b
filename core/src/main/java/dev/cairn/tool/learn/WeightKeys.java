package dev.cairn.tool.learn;

import dev.cairn.policy.Policy;
import dev.cairn.policy.PredictionWeights;
import dev.cairn.tool.predict.PredictionSignal;
import dev.cairn.tool.predict.Stage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The weights of one stage by their policy keys, in the order of the signals. */
public final class WeightKeys {
  private static final String AREA = "signal.";

  private final List<String> keys = new ArrayList<>();
  private final Map<String, Integer> places = new HashMap<>();

  /** Of the signals that can speak at a stage. */
  WeightKeys(Stage stage) {
    SortedMap<String, Double> all = values(Policy.DEFAULT);
    for (PredictionSignal signal : PredictionSignal.values()) {
      String key = AREA + stage.name().toLowerCase(Locale.ROOT) + "_"
          + signal.name().toLowerCase(Locale.ROOT);
      if (all.containsKey(key)) {
        places.put(signal.says(), keys.size());
        keys.add(key);
      }
    }
  }

  int size() {
    return keys.size();
  }

  String key(int place) {
    return keys.get(place);
  }

  /** Where a signal stands, by what it says in an explanation; -1 if it cannot speak. */
  int place(String says) {
    return places.getOrDefault(says, -1);
  }

  double[] of(Map<String, Double> weights) {
    return keys.stream().mapToDouble(key -> weights.getOrDefault(key, 0.0)).toArray();
  }

  /** Every weight of a policy by its key. */
  public static SortedMap<String, Double> values(Policy policy) {
    SortedMap<String, Double> values = new TreeMap<>();
    policy.values().forEach((key, value) -> {
      if (key.startsWith(AREA) && value instanceof Number number) {
        values.put(key, number.doubleValue());
      }
    });
    return values;
  }

  /** The policy with these weights. */
  public static Policy with(Policy policy, Map<String, Double> weights) {
    return policy.with(new TreeMap<>(weights));
  }

  /** The weights as the predictor takes them. */
  static PredictionWeights weights(Map<String, Double> weights) {
    return with(Policy.DEFAULT, weights).signal();
  }
}
