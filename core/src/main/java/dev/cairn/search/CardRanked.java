package dev.cairn.search;

import dev.cairn.card.Card;
import dev.cairn.card.Status;
import java.util.Comparator;

/**
 * A card with its score.
 *
 * @param place in the list of candidates
 * @param lift what is added or taken off at the end
 */
public record CardRanked(CardMatch match, int place, Status status, double score, double lift) {
  /** The better first; among equals the one shown more often, then the newer. */
  public static final Comparator<CardRanked> BEST_FIRST = Comparator.comparingDouble(
          CardRanked::total)
      .thenComparingInt(ranked -> ranked.card().use().exposures().size())
      .thenComparing(ranked -> ranked.card().content().createdAt())
      .thenComparingInt(ranked -> ranked.match().number())
      .reversed();

  public Card card() {
    return match.card();
  }

  public double total() {
    return score + lift;
  }

  CardRanked lifted(double by) {
    return new CardRanked(match, place, status, score, by);
  }
}
