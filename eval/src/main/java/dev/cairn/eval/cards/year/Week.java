package dev.cairn.eval.cards.year;

import dev.cairn.log.CardKind;
import java.util.EnumMap;
import java.util.Map;

/**
 * How large the store is at the end of a week.
 *
 * @param number from 0
 * @param active cards in force by kind
 * @param standing rules the user has given and not taken back
 * @param lessons what there was to learn besides rules: failures that last, and facts told or changed
 * @param fill the fullest budget: cards over the most there may be
 */
public record Week(
    int number, Map<CardKind, Integer> active, int standing, int lessons, double fill) {
  public Week {
    active = new EnumMap<>(active);
  }

  int of(CardKind kind) {
    return active.getOrDefault(kind, 0);
  }

  int total() {
    return active.values().stream().mapToInt(Integer::intValue).sum();
  }

  int normative() {
    return active.entrySet().stream()
        .filter(entry -> entry.getKey().isNormative())
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  int descriptive() {
    return total() - normative();
  }

  double perLesson() {
    return (double) descriptive() / Math.max(1, lessons);
  }
}
