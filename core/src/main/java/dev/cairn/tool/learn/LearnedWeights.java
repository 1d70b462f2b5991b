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
 * @param ofTypes those of runs of one workflow type, in force for requests of that type alone, likewise
 * @param places the positions of all learnings, by their ids
 */
public record LearnedWeights(
    Optional<InForce> inForce, SortedMap<String, InForce> ofTypes, SortedMap<String, Long> places) {
  static final LearnedWeights NONE =
      new LearnedWeights(Optional.empty(), new TreeMap<>(), new TreeMap<>());

  /**
   * Learned weights.
   *
   * @param former what undoing brings back, by policy key
   */
  public record InForce(
      String learning, SortedMap<String, Double> weights, SortedMap<String, Double> former) {}

  public LearnedWeights {
    ofTypes = Collections.unmodifiableSortedMap(new TreeMap<>(ofTypes));
    places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
  }

  /** Whether nothing that was learned is in force, for all requests or for some. */
  public boolean isEmpty() {
    return inForce.isEmpty() && ofTypes.isEmpty();
  }

  /** Whether a learning is in force. */
  public boolean has(String learning) {
    return inForce.stream().anyMatch(now -> now.learning().equals(learning))
        || ofTypes.values().stream().anyMatch(now -> now.learning().equals(learning));
  }

  LearnedWeights with(InForce learned, Optional<String> workflowType, long position) {
    SortedMap<String, Long> more = new TreeMap<>(places);
    more.put(learned.learning(), position);
    SortedMap<String, InForce> types = new TreeMap<>(ofTypes);
    workflowType.ifPresent(type -> types.put(type, learned));
    return new LearnedWeights(
        workflowType.isPresent() ? inForce : Optional.of(learned), types, more);
  }

  LearnedWeights without(String learning) {
    SortedMap<String, InForce> types = new TreeMap<>(ofTypes);
    types.values().removeIf(now -> now.learning().equals(learning));
    return new LearnedWeights(
        inForce.filter(now -> !now.learning().equals(learning)), types, places);
  }

  /** Whoever sets a weight by hand means it: nothing learned is brought back over it, nor goes before it. */
  LearnedWeights under(Map<String, Object> policy) {
    SortedMap<String, InForce> types = new TreeMap<>(ofTypes);
    types.values().removeIf(now -> !agree(now.former(), policy));
    return new LearnedWeights(inForce.filter(now -> agree(now.weights(), policy)), types, places);
  }

  private static boolean agree(SortedMap<String, Double> weights, Map<String, Object> policy) {
    return weights.entrySet().stream()
        .allMatch(weight -> policy.get(weight.getKey()) instanceof Number number
            && number.doubleValue() == weight.getValue());
  }
}
