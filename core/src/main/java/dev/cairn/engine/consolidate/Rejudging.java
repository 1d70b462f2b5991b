package dev.cairn.engine.consolidate;

import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.card.CardsProjection;
import dev.cairn.card.judge.Candidate;
import dev.cairn.card.judge.Consolidation;
import dev.cairn.card.judge.Meaning;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.episode.Episode;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.CardId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Recorded;
import dev.cairn.log.TextRef;
import dev.cairn.log.Verdict;
import dev.cairn.log.Verdict.Decision;
import dev.cairn.operation.Rebuild;
import dev.cairn.policy.CardPolicy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Judges all candidates of a log again by today's rules, on a fold of its own: what would have been kept
 * decides what is new later. What happened to cards since is taken as it happened. Writes nothing.
 */
public final class Rejudging {

  private final Memory memory;
  private final EventCodec codec;
  private final Consolidating reading;
  private final TurnReader turns;
  private final CardsProjection projection = new CardsProjection();
  private final Cards cards = new Cards();
  private final List<Rebuild.Difference> differences = new ArrayList<>();
  private final Set<EpisodeId> episodes = new HashSet<>();
  private long candidates;
  private long invented;

  public Rejudging(Memory memory, EventCodec codec, Consolidating reading) {
    this.memory = memory;
    this.codec = codec;
    this.reading = reading;
    this.turns = reading.turnsByWords();
  }

  public Rebuild.Rejudged run() {
    long head = memory.freshen().position();
    for (Recorded recorded : new LogReads(memory, codec).upTo(head)) {
      if (recorded.event() instanceof EpisodeConsolidated judged) {
        again(judged, recorded);
      } else {
        projection.apply(cards, recorded);
      }
    }
    return new Rebuild.Rejudged(
        Consolidation.RULE_VERSION, episodes.size(), candidates, List.copyOf(differences));
  }

  private void again(EpisodeConsolidated before, Recorded recorded) {
    List<Candidate> waiting = candidates(before.episode());
    Map<CandidateId, CardId> known = admitted(before.verdicts());
    CardPolicy policy = memory.look(() -> memory.state().policy().policy().card());
    List<Card> inForce = cards.all().stream().filter(Card::inForce).toList();
    List<Verdict> verdicts = Consolidation.judge(
        waiting,
        inForce,
        reading.wordings(inForce),
        policy,
        meaning(waiting, inForce),
        reading.readers().rules(),
        policy.suggestionsMax() - cards.suggestedWithin(policy.suggestionTurns()),
        candidate -> known.getOrDefault(candidate, new CardId("rejudged" + ++invented)));
    compare(before, verdicts);
    projection.apply(
        cards,
        new Recorded(
            recorded.position(),
            recorded.recordedAt(),
            new EpisodeConsolidated(
                before.episode(),
                before.at(),
                before.seen(),
                Consolidation.RULE_VERSION,
                before.model(),
                verdicts)));
  }

  private List<Candidate> candidates(EpisodeId id) {
    List<CandidateProposed> waiting = cards.docket(id).waiting();
    Map<TextRef, String> words =
        reading.texts().of(waiting.stream().map(CandidateProposed::statement).toList());
    Episode episode = memory.look(() -> memory.state().episode(id));
    return waiting.stream()
        .map(said -> reading.candidate(
            said,
            words.getOrDefault(said.statement(), ""),
            episode,
            turns,
            cards.retracted().contains(said.proposedBy())))
        .toList();
  }

  private Meaning meaning(List<Candidate> waiting, List<Card> inForce) {
    Set<String> texts = new HashSet<>();
    waiting.forEach(each -> {
      texts.add(each.wording().statement());
      texts.add(each.words());
    });
    reading.wordings(inForce).values().forEach(wording -> texts.add(wording.statement()));
    return reading.near(texts).meaning();
  }

  /** Cards keep the names they have, so that what happened to them later finds them. */
  private static Map<CandidateId, CardId> admitted(List<Verdict> verdicts) {
    Map<CandidateId, CardId> known = new LinkedHashMap<>();
    verdicts.stream()
        .filter(verdict -> verdict.decision() == Decision.ADMITTED)
        .forEach(verdict -> verdict.card().ifPresent(card -> known.put(verdict.candidate(), card)));
    return known;
  }

  private void compare(EpisodeConsolidated before, List<Verdict> now) {
    Map<CandidateId, Verdict> was = first(before.verdicts());
    Map<CandidateId, Verdict> would = first(now);
    episodes.add(before.episode());
    candidates += would.size();
    would.forEach((candidate, verdict) -> {
      Verdict old = was.get(candidate);
      if (old != null
          && (old.decision() != verdict.decision() || !old.reason().equals(verdict.reason()))) {
        differences.add(new Rebuild.Difference(
            before.episode(),
            candidate,
            old.decision().label(),
            old.reason(),
            verdict.decision().label(),
            verdict.reason()));
      }
    });
  }

  private static Map<CandidateId, Verdict> first(List<Verdict> verdicts) {
    Map<CandidateId, Verdict> first = new LinkedHashMap<>();
    verdicts.forEach(verdict -> first.putIfAbsent(verdict.candidate(), verdict));
    return first;
  }
}
