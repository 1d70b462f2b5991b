package dev.cairn.tool.learn;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which learned weights are in force, and where every learning stands in the log.
 *
 * @param inForce the last one, unless it was taken back or the user set other weights since
 * @param places the positions of all learnings, by their ids
 */
public record LearnedWeights(Optional<InForce> inForce, SortedMap<String, Long> places) {
  static final LearnedWeights NONE = new LearnedWeights(Optional.empty(), new TreeMap<>());

  /**
   * Learned weights.
   *
   * @param former what undoing brings back, by policy key
   */
  public record InForce(
      String learning, SortedMap<String, Double> weights, SortedMap<String, Double> former) {}

  public LearnedWeights {
    places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
  }

  LearnedWeights with(InForce learned, long position) {
    SortedMap<String, Long> more = new TreeMap<>(places);
    more.put(learned.learning(), position);
    return new LearnedWeights(Optional.of(learned), more);
  }

  LearnedWeights without() {
    return new LearnedWeights(Optional.empty(), places);
  }

  /** Whoever sets a weight by hand means it: nothing learned is brought back over it. */
  LearnedWeights under(Map<String, Object> policy) {
    boolean same = inForce
        .map(learned -> learned.weights().entrySet().stream()
            .allMatch(weight -> policy.get(weight.getKey()) instanceof Number number
                && number.doubleValue() == weight.getValue()))
        .orElse(true);
    return same ? this : without();
  }
}
