package dev.cairn.search;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.Bm25;
import dev.cairn.policy.PackPolicy;

/**
 * Brings words and meaning of a card to scales from 0 to 1 that know nothing of the other cards found. If the best and the
 * worst of those set the scale, a hair between two cards that say the same would outweigh their scopes.
 *
 * <pre>
 *   words   = bm25 / (bm25 + half * rarity of a word that one card has)
 *   meaning = (cosine - floor) / (1 - floor), not below 0
 * </pre>
 *
 * <p>A card that has no vector yet is compared by its words on the scale of meaning: the mean share of words that query and
 * card have in common.
 */
final class CardScales {
  private final PackPolicy policy;
  private final double half;
  private final boolean byMeaning;

  CardScales(CardsFound found, PackPolicy policy) {
    this.policy = policy;
    this.half = policy.wordsHalf() * Bm25.rarity(found.corpus(), 1);
    this.byMeaning = found.matches().stream().anyMatch(match -> match.meaning().isPresent());
  }

  double words(double score) {
    return score == 0 ? 0 : score / (score + half);
  }

  Explanation words(Explanation score) {
    return score.value() == 0
        ? score
        : Explanation.quotient(
            CardSignal.WORDS.because(),
            score,
            Explanation.sum(
                "with what counts half",
                score,
                Explanation.leaf(half, "pack.words_half times the rarity of a word of one card")));
  }

  double meaning(CardMatch match) {
    if (match.meaning().isEmpty()) {
      return byWords(match);
    }
    double floor = policy.meaningFloor();
    double share = (match.meaning().getAsDouble() - floor) / (1 - floor);
    return StrictMath.min(1, StrictMath.max(0, share));
  }

  private double byWords(CardMatch match) {
    return byMeaning ? (match.asks() + match.says()) / 2 : 0;
  }

  /** Meaning, with its reasons. */
  Explanation why(CardMatch match) {
    if (match.meaning().isEmpty()) {
      return Explanation.leaf(byWords(match), "words in common; it has no vector yet");
    }
    double floor = policy.meaningFloor();
    return Explanation.quotient(
            CardSignal.MEANING.because(),
            Explanation.sum(
                "above what unrelated texts have",
                Explanation.leaf(match.meaning().getAsDouble(), "cosine"),
                Explanation.leaf(-floor, "pack.meaning_floor")),
            Explanation.leaf(1 - floor, "the rest of the scale"))
        .clamp(0, 1);
  }
}
