package dev.cairn.card;

import dev.cairn.log.Anchor;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.CardDisputed;
import dev.cairn.log.CardEvent.CardPromoted;
import dev.cairn.log.CardEvent.CardRechecked;
import dev.cairn.log.CardEvent.CardShelved;
import dev.cairn.log.CardEvent.CardsCompacted;
import dev.cairn.log.CardEvent.CardsShown;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.CardEvent.OutcomeRecorded;
import dev.cairn.log.CardEvent.PackShown;
import dev.cairn.log.CardId;
import dev.cairn.log.EntryId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.Verdict;
import dev.cairn.log.Verdict.Admission;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What one event does to the cards. */
record CardsApplier(Cards cards, long position) implements CardEvent.Handler<Cards> {

  @Override
  public Cards candidateProposed(CandidateProposed event) {
    cards.put(event.episode(), cards.docket(event.episode()).with(event));
    cards.proposed(event.candidate(), position);
    cards.restore(event.proposedBy());
    return cards;
  }

  @Override
  public Cards outcomeRecorded(OutcomeRecorded event) {
    boolean confirmed = event.type() == OutcomeType.USER_CONFIRMED_HELPFUL;
    new Crediting(cards)
        .outcome(
            event.episode(),
            event.type().isGood(),
            confirmed || !event.anchors().isEmpty());
    if (event.type() == OutcomeType.TOOL_FAILURE && !event.anchors().isEmpty()) {
      cards.put(event.episode(), cards.docket(event.episode()).with(event));
    }
    return cards;
  }

  @Override
  public Cards episodeConsolidated(EpisodeConsolidated event) {
    Docket docket = cards.docket(event.episode());
    Map<CandidateId, CandidateProposed> said = new HashMap<>();
    docket.waiting().forEach(candidate -> said.put(candidate.candidate(), candidate));
    for (Verdict verdict : event.verdicts()) {
      Optional.ofNullable(said.get(verdict.candidate()))
          .ifPresent(candidate -> judged(candidate, verdict, event));
    }
    cards.put(event.episode(), docket.judged(position, event.seen()));
    return cards;
  }

  private void judged(CandidateProposed candidate, Verdict verdict, EpisodeConsolidated event) {
    if (verdict.decision() == Verdict.Decision.SUGGESTED) {
      cards.suggest(candidate);
    }
    CardId id = verdict.card().orElse(null);
    if (id == null) {
      return;
    }
    switch (verdict.decision()) {
      case ADMITTED -> verdict.admission().ifPresent(as -> admit(id, candidate, as, event));
      case MERGED -> {
        cards.change(id, position, card -> merged(card, candidate));
        cards.confirm(candidate);
      }
      case ARCHIVED -> cards.change(id, position, card -> card.shelve(true, position));
      // The card that takes its place says so itself, unless a word of the user closed it.
      case SUPERSEDED -> {
        if (verdict.reason().equals(Verdict.WITHDRAWN)) {
          withdraw(id, candidate);
        }
      }
      // A refusal may name the card it is too like.
      case REFUSED, SUGGESTED -> {}
    }
  }

  private Card merged(Card card, CandidateProposed candidate) {
    Proof proof = card.proof().with(candidate.anchors()).by(candidate.proposedBy(), true);
    return card.with(proof, position);
  }

  private void admit(
      CardId id, CandidateProposed candidate, Admission as, EpisodeConsolidated event) {
    cards.put(
        new Card(
            id,
            Content.of(candidate, as, position, event.ruleVersion()),
            Proof.of(candidate.anchors(), candidate.proposedBy()),
            Use.NONE,
            as.supersedes().stream().findFirst(),
            as.exceptionTo(),
            Optional.empty(),
            false,
            List.of(position)),
        position);
    as.supersedes().forEach(old -> retire(old, Optional.of(id), false, candidate.at()));
    cards.confirm(candidate);
    Dispute otherwise =
        new Dispute(candidate.anchors(), true, candidate.at(), position, Optional.of(id), false);
    as.contradicts()
        .forEach(old -> cards.change(
            old, position, card -> card.with(card.proof().doubted(otherwise), position)));
  }

  private void retire(CardId old, Optional<CardId> by, boolean merged, Instant at) {
    Retirement why = new Retirement(by, merged, at, position, Optional.empty());
    cards.change(old, position, card -> card.retire(why));
  }

  private void withdraw(CardId old, CandidateProposed candidate) {
    Optional<EntryId> word = candidate.anchors().stream()
        .filter(Anchor::byUser)
        .map(anchor -> anchor.ref().id())
        .findFirst();
    Retirement why = new Retirement(Optional.empty(), false, candidate.at(), position, word);
    cards.change(old, position, card -> card.retire(why));
  }

  @Override
  public Cards cardsShown(CardsShown event) {
    event.cards().forEach(id -> shown(id, event.at()));
    return cards;
  }

  @Override
  public Cards packShown(PackShown event) {
    cards.handedOut(event.pack(), position);
    event.episode().ifPresent(episode -> {
      event.cards().forEach(id -> shown(id, event.at()));
      new Crediting(cards).shown(episode, event.cards());
    });
    return cards;
  }

  private void shown(CardId id, Instant at) {
    cards.change(id, position, card -> card.with(card.use().shown(position, at)));
  }

  @Override
  public Cards cardDisputed(CardDisputed event) {
    Dispute dispute = new Dispute(
        event.anchors(), event.contradicts(), event.at(), position, Optional.empty(), false);
    cards.change(
        event.card(), position, card -> card.with(card.proof().doubted(dispute), position));
    return cards;
  }

  @Override
  public Cards cardRechecked(CardRechecked event) {
    if (event.confirmed()) {
      cards.change(event.card(), position, card -> confirmed(card, event.anchors()));
    } else {
      retire(event.card(), Optional.empty(), false, event.at());
    }
    return cards;
  }

  /** Whoever looked stands by it from now on, also if its generator is gone. */
  private Card confirmed(Card card, List<Anchor> anchors) {
    return card.with(card.proof().cleared().with(anchors).by("recheck", true), position);
  }

  @Override
  public Cards cardPromoted(CardPromoted event) {
    cards.change(
        event.card(), position, card -> card.with(card.content().in(event.to()), position));
    event.merged().forEach(other -> merge(other, event.card(), event.at()));
    return cards;
  }

  /** One becomes part of the other: its evidence and its record go over. */
  private void merge(CardId from, CardId into, Instant at) {
    cards
        .find(from)
        .ifPresent(part -> cards.change(
            into,
            position,
            whole -> whole
                .with(whole.proof().with(part.proof().anchors()), position)
                .with(whole.use().and(part.use()))));
    retire(from, Optional.of(into), true, at);
  }

  @Override
  public Cards cardShelved(CardShelved event) {
    cards.change(event.card(), position, card -> card.shelve(event.archived(), position));
    return cards;
  }

  @Override
  public Cards cardsCompacted(CardsCompacted event) {
    event.merged().forEach(merge -> merge(merge.card(), merge.into(), event.at()));
    event
        .archived()
        .forEach(archival ->
            cards.change(archival.card(), position, card -> card.shelve(true, position)));
    return cards;
  }
}
