package dev.cairn.decide;

import static dev.cairn.decide.Slot.FACTS;
import static dev.cairn.decide.Slot.NEGATIVES;
import static dev.cairn.decide.Slot.NORMS;
import static dev.cairn.decide.Slot.TACTICS;

import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.operation.MakePack.Intent;
import dev.cairn.policy.PackPolicy;
import java.util.Comparator;
import java.util.List;

/**
 * How a pack for one intent is filled: which slots in which order, how many cards each, and which card of a
 * slot comes first.
 */
record Plan(Intent intent, List<Slot> order, PackPolicy policy) {

  static Plan of(Intent intent, PackPolicy policy) {
    List<Slot> order =
        switch (intent) {
          case RECOVER -> List.of(NEGATIVES, NORMS, FACTS, TACTICS);
          case ADVISE -> List.of(TACTICS, NORMS, FACTS, NEGATIVES);
          case RECOLLECT -> List.of(FACTS, NORMS, TACTICS, NEGATIVES);
          case GENERAL -> List.of(NORMS, NEGATIVES, TACTICS, FACTS);
        };
    return new Plan(intent, order, policy);
  }

  long number(Slot slot) {
    return switch (intent) {
      case RECOVER ->
        number(
            slot,
            policy.recoverNorms(),
            policy.recoverNegatives(),
            policy.recoverTactics(),
            policy.recoverFacts());
      case ADVISE ->
        number(
            slot,
            policy.adviseNorms(),
            policy.adviseNegatives(),
            policy.adviseTactics(),
            policy.adviseFacts());
      case RECOLLECT ->
        number(
            slot,
            policy.recollectNorms(),
            policy.recollectNegatives(),
            policy.recollectTactics(),
            policy.recollectFacts());
      case GENERAL ->
        number(
            slot,
            policy.generalNorms(),
            policy.generalNegatives(),
            policy.generalTactics(),
            policy.generalFacts());
    };
  }

  private static long number(Slot slot, long norms, long negatives, long tactics, long facts) {
    return switch (slot) {
      case NORMS -> norms;
      case NEGATIVES -> negatives;
      case TACTICS -> tactics;
      case FACTS -> facts;
    };
  }

  /** An explicit question about the past has no cap but the budget. */
  long cardsMax() {
    return intent == Intent.RECOLLECT ? Long.MAX_VALUE : policy.cardsMax();
  }

  /** Whether a slot takes what is not to the point too. */
  boolean takesAll(Slot slot) {
    return slot == NORMS || (slot == TACTICS && intent == Intent.ADVISE);
  }

  /** The best of a slot first. */
  Comparator<Candidate> best(Slot slot) {
    Comparator<Candidate> byScore = Comparator.comparing(Candidate::rank);
    if (slot == NORMS) {
      return Comparator.comparingInt((Candidate each) -> standing(each.card().kind()))
          .thenComparing(byScore);
    }
    return slot == FACTS && intent == Intent.RECOVER
        ? Comparator.comparing((Candidate each) -> each.card().scope().tier() != Scope.Tier.REPO)
            .thenComparing(byScore)
        : byScore;
  }

  /** Constraints and commitments before preferences; about the past, commitments first. */
  private int standing(CardKind kind) {
    return switch (kind) {
      case COMMITMENT -> 0;
      case CONSTRAINT -> intent == Intent.RECOLLECT ? 1 : 0;
      case PREFERENCE -> 2;
      case FACT, TACTIC, NEGATIVE_RESULT -> throw new IllegalStateException(kind + " is no rule");
    };
  }
}
