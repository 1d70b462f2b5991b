package dev.cairn.card.judge;

import dev.cairn.card.extract.HeardAs;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.text.sentence.ReadSentence;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Something proposed, with its words.
 *
 * @param scope where it is to hold
 * @param home where its episode took place, and it would hold if nobody said otherwise
 * @param domain the domain its episode belongs to
 * @param turns the user's sentences that its evidence touches, whole, by the turns they stand in
 * @param cited the entries its evidence is of, whole
 * @param retracted whether its generator has been taken out since
 */
public record Candidate(
    CandidateProposed said,
    Wording wording,
    Scope scope,
    Scope home,
    Optional<Scope> domain,
    List<CitedTurn> turns,
    String cited,
    boolean retracted) {

  /** The user's sentences that its evidence touches. */
  List<ReadSentence> sentences() {
    return turns.stream().map(CitedTurn::sentences).flatMap(Collection::stream).toList();
  }

  CardKind kind() {
    return said.kind();
  }

  /** As what the reader heard it; nothing if somebody else proposed it. */
  Optional<HeardAs> heardAs() {
    return HeardAs.of(said.rule());
  }

  /** Places whose rules it may speak to. */
  public Set<Scope> around() {
    Set<Scope> all = new HashSet<>(List.of(scope, home, Scope.GLOBAL));
    domain.ifPresent(all::add);
    return all;
  }

  /** What it is about: as the writer says, else as it says itself. */
  String subject() {
    return said.subject().orElse(wording.subject());
  }

  /** The user's own sentences in one text; its statement if there are none. */
  public String words() {
    List<ReadSentence> all = sentences();
    return all.isEmpty() ? wording.statement() : CitedTurn.text(all);
  }

  /** When it was said, which decides what takes the place of what. */
  Instant at() {
    return ActiveCard.said(said.anchors(), said.at());
  }

  boolean restsOn(Predicate<Anchor> some) {
    return said.anchors().stream().anyMatch(some);
  }
}
