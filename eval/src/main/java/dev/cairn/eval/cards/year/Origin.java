package dev.cairn.eval.cards.year;

import java.util.Optional;

/** Where the words a card rests on come from. */
public sealed interface Origin {
  /** A planted rule. */
  record OfRule(Saying saying) implements Origin {}

  /** A planted fact. */
  record OfFact(Fact.Told told) implements Origin {}

  /** The output of a planted failure, or of what worked instead. */
  record OfFailure(Failure failure, boolean good) implements Origin {}

  /**
   * Anything else.
   *
   * @param who the role of the entry
   * @param section where the words were drawn from, if they are the user's
   */
  record OfNoise(String who, Optional<String> section, String area) implements Origin {}
}
