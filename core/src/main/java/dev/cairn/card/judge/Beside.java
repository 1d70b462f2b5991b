package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;

/** A candidate beside a card. */
record Beside(Held held, Comparison comparison) {

  static Beside of(Candidate candidate, Held held, Likeness likeness, CardPolicy policy) {
    Wording ours = candidate.wording();
    Wording theirs = held.wording();
    return new Beside(
        held,
        Comparison.of(
            ours,
            theirs,
            likeness.cosine(ours.statement(), theirs.statement()),
            candidate.kind(),
            policy));
  }

  boolean isSame(CardPolicy policy) {
    return comparison.isSame(policy);
  }

  boolean isKnown(CardPolicy policy) {
    return comparison.isKnown(policy);
  }

  /** Whether it takes the card back by itself, or its writer says both are about the same. */
  boolean isOtherwise(Candidate candidate) {
    boolean given = candidate.said().subject().isPresent() && held.isAbout(candidate);
    return comparison.otherwise() || given;
  }
}
