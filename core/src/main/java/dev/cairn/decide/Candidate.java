package dev.cairn.decide;

import dev.cairn.card.Card;
import dev.cairn.explain.Explanation;
import dev.cairn.search.CardRanked;
import java.util.function.Supplier;

/**
 * A card that may come into a pack.
 *
 * @param rank among all candidates of the pack, 0 the best
 * @param relevant whether it is to the point
 * @param why its score in the pack, made only if it is shown
 */
record Candidate(CardRanked ranked, Supplier<Explanation> why, int rank, boolean relevant) {
  Card card() {
    return ranked.card();
  }

  Slot slot() {
    return Slot.of(card().kind());
  }

  String topic() {
    return card().content().topicKey();
  }
}
