package dev.cairn.search;

import dev.cairn.index.Found;
import dev.cairn.log.TextId;
import java.util.Comparator;

/**
 * A candidate with its score.
 *
 * @param place in the list of candidates
 * @param score the weighted sum of its signals
 * @param lift what it gains because it is an update
 */
record Ranked(Found.Candidate candidate, int place, double score, double lift) {
  /** The better first; among equals the newer first. */
  static final Comparator<Ranked> BEST_FIRST = Comparator.comparingDouble(Ranked::total)
      .thenComparingLong(ranked -> ranked.candidate().stored().position())
      .reversed();

  double total() {
    return score + lift;
  }

  Ranked lifted(double by) {
    return new Ranked(candidate, place, score, by);
  }

  TextId text() {
    return candidate.entry().logged().text().id();
  }
}
