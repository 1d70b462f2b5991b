package dev.cairn.card.judge;

import dev.cairn.log.CardId;
import dev.cairn.log.Verdict.Decision;
import java.util.List;
import java.util.Optional;

/**
 * What was decided about a candidate and by which rule, before it has an id.
 *
 * @param card the card it concerns, unless it is a new one
 * @param supersedes cards a new one takes the place of
 * @param contradicts cards a new one says otherwise about
 */
record Ruling(
    Decision decision,
    String reason,
    String rule,
    Optional<CardId> card,
    List<CardId> supersedes,
    List<CardId> contradicts) {

  static Ruling refused(String reason, String rule, Optional<CardId> card) {
    return new Ruling(Decision.REFUSED, reason, rule, card, List.of(), List.of());
  }

  static Ruling merged(CardId into) {
    return new Ruling(
        Decision.MERGED,
        "same_content",
        "it says what a card says; its evidence is added",
        Optional.of(into),
        List.of(),
        List.of());
  }

  static Ruling admitted(
      String reason, String rule, List<CardId> supersedes, List<CardId> contradicts) {
    return new Ruling(Decision.ADMITTED, reason, rule, Optional.empty(), supersedes, contradicts);
  }
}
