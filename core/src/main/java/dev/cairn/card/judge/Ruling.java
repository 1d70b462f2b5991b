package dev.cairn.card.judge;

import dev.cairn.log.CardId;
import dev.cairn.log.Verdict;
import dev.cairn.log.Verdict.Decision;
import java.util.List;
import java.util.Optional;

/**
 * What was decided about a candidate and by which rule, before it has an id.
 *
 * @param card the card it concerns, unless it is a new one
 * @param supersedes cards a new one takes the place of
 * @param contradicts cards a new one says otherwise about
 * @param exceptionTo the rule a new one takes a case out of
 */
record Ruling(
    Decision decision,
    String reason,
    String rule,
    Optional<CardId> card,
    List<CardId> supersedes,
    List<CardId> contradicts,
    Optional<CardId> exceptionTo) {

  /** Something was decided that makes no new card. */
  static Ruling of(Decision decision, String reason, String rule, Optional<CardId> card) {
    return new Ruling(decision, reason, rule, card, List.of(), List.of(), Optional.empty());
  }

  static Ruling refused(String reason, String rule, Optional<CardId> card) {
    return of(Decision.REFUSED, reason, rule, card);
  }

  /** Nobody could say whose words they are. */
  static Ruling pasted() {
    return refused(
        "pasted",
        "what is pasted is not the user's word unless they hand it over: let them say it as theirs, \"my rules:\" "
            + "before the list, or `cairn remember` for each",
        Optional.empty());
  }

  static Ruling merged(CardId into) {
    return of(
        Decision.MERGED,
        "same_content",
        "it says what a card says; its evidence is added",
        Optional.of(into));
  }

  static Ruling withdrawn(CardId old) {
    return of(
        Decision.SUPERSEDED,
        Verdict.WITHDRAWN,
        "the user took it back without a new rule",
        Optional.of(old));
  }

  static Ruling admitted(
      String reason, String rule, List<CardId> supersedes, List<CardId> contradicts) {
    return new Ruling(
        Decision.ADMITTED,
        reason,
        rule,
        Optional.empty(),
        supersedes,
        contradicts,
        Optional.empty());
  }

  static Ruling exception(CardId to) {
    return new Ruling(
        Decision.ADMITTED,
        "exception",
        "it takes a case out of a rule that stays",
        Optional.empty(),
        List.of(),
        List.of(),
        Optional.of(to));
  }
}
