package dev.cairn.tool.learn;

import dev.cairn.formula.PairedGain.Gain;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What the runs of a log, or those of one workflow type, teach about the weights.
 *
 * @param runs runs that were looked at
 * @param before the weights to be beaten, by policy key
 * @param weights fitted on all runs, likewise
 * @param ranking the gain in one over the rank of the right tool, on steps no fit had seen; absent with too few runs
 * @param first the same, for how often the right tool came first
 * @param isBetter whether the ranking is surely better
 * @param because the reason, in words
 */
public record Lesson(
    long runs,
    SortedMap<String, Double> before,
    SortedMap<String, Double> weights,
    Optional<Gain> ranking,
    Optional<Gain> first,
    boolean isBetter,
    String because) {
  /**
   * All that was learned at once.
   *
   * @param ofTypes by workflow type, where a type has runs enough
   */
  public record All(Lesson ofAllRuns, SortedMap<String, Lesson> ofTypes) {
    /** Whether any of it is surely better than what there is. */
    public boolean isBetter() {
      return ofAllRuns.isBetter() || ofTypes.values().stream().anyMatch(Lesson::isBetter);
    }
  }
}
