package dev.cairn.card.judge;

import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;

/**
 * Something proposed, with its words.
 *
 * @param scope where it would hold
 * @param home where its episode took place, and it would hold if nobody said otherwise
 * @param userWords what the user said, as far as it is cited
 * @param retracted whether its generator has been taken out since
 */
public record Candidate(
    CandidateProposed said,
    Wording wording,
    Scope scope,
    Scope home,
    List<String> userWords,
    boolean retracted) {

  CardKind kind() {
    return said.kind();
  }

  /** What it is about: as the writer says, else as it says itself. */
  String subject() {
    return said.subject().orElse(wording.subject());
  }

  /** When it was said, which decides what takes the place of what. */
  Instant at() {
    return Held.said(said.anchors(), said.at());
  }

  boolean restsOn(Predicate<Anchor> some) {
    return said.anchors().stream().anyMatch(some);
  }
}
