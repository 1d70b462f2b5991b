package dev.cairn.engine.recall;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.log.TextRef;
import dev.cairn.operation.ListCards.CardStatus;
import dev.cairn.policy.CardPolicy;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A row of a list before its words are read: a card, or a suggestion.
 *
 * @param card absent if it is a suggestion
 */
record ListedCard(
    String id,
    CardKind kind,
    TextRef statement,
    Scope scope,
    CardStatus status,
    EpisodeId episode,
    List<Anchor> anchors,
    Place place,
    Optional<Card> card) {

  static ListedCard of(Card card, Cards cards, CardPolicy policy) {
    return new ListedCard(
        card.id().value(),
        card.kind(),
        card.content().statement(),
        card.scope(),
        CardStatus.valueOf(new Assessment(card, policy).status().name()),
        card.content().episode(),
        card.proof().anchors(),
        new Place(card.content().createdAt(), position(card.content().candidate(), cards)),
        Optional.of(card));
  }

  static ListedCard of(CandidateProposed candidate, Scope scope, Cards cards) {
    return new ListedCard(
        candidate.candidate().value(),
        candidate.kind(),
        candidate.statement(),
        scope,
        CardStatus.SUGGESTED,
        candidate.episode(),
        candidate.anchors(),
        new Place(candidate.at(), position(candidate.candidate(), cards)),
        Optional.empty());
  }

  private static long position(CandidateId candidate, Cards cards) {
    return cards.candidate(candidate).orElse(0);
  }

  /**
   * Where a row stands in the list: by when it was learned, then by where its candidate was proposed. Both
   * never change, so a cursor holds though rows before it come and go.
   */
  record Place(Instant at, long position) implements Comparable<Place> {
    private static final Comparator<Place> NEWEST_FIRST =
        Comparator.comparing(Place::at).thenComparingLong(Place::position).reversed();

    static Place parse(String cursor) {
      int slash = cursor.indexOf('/');
      try {
        return new Place(
            Instant.parse(cursor.substring(0, Math.max(0, slash))),
            Long.parseLong(cursor.substring(slash + 1)));
      } catch (DateTimeParseException | NumberFormatException e) {
        throw CairnException.invalid(
            "cursor",
            String.format(
                Locale.ROOT, "unknown cursor '%s'; give the one of the list before", cursor));
      }
    }

    @Override
    public int compareTo(Place other) {
      return NEWEST_FIRST.compare(this, other);
    }

    @Override
    public String toString() {
      return at + "/" + position;
    }
  }
}
