package dev.cairn.search;

import dev.cairn.card.Card;
import dev.cairn.log.TextRef;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The words cards are found by.
 *
 * @param statements what cards say; those that were erased are missing
 * @param purposes by statement, the words of what its episode was asked to do
 */
public record CardWords(Map<TextRef, String> statements, Map<TextRef, Set<String>> purposes) {

  public Optional<String> statement(Card card) {
    return Optional.ofNullable(statements.get(card.content().statement()));
  }

  /**
   * What went wrong, and what worked, comes up again when the same is done again, in whatever words. What a
   * user wants, or what is the case, has little to do with the work it was said at.
   */
  Set<String> purpose(Card card) {
    return switch (card.kind()) {
      case NEGATIVE_RESULT, TACTIC -> purposes.getOrDefault(card.content().statement(), Set.of());
      case PREFERENCE, CONSTRAINT, COMMITMENT, FACT -> Set.of();
    };
  }
}
