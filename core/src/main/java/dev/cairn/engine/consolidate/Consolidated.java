package dev.cairn.engine.consolidate;

import dev.cairn.card.Card;
import dev.cairn.card.judge.Candidate;
import dev.cairn.card.judge.Consolidation;
import dev.cairn.engine.State;
import dev.cairn.episode.Episode;
import dev.cairn.graph.emission.Acceptance;
import dev.cairn.ingest.CardAdapter;
import dev.cairn.ingest.CardAdapter.Said;
import dev.cairn.ingest.Emission;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.CardId;
import dev.cairn.log.Draft;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.Scope;
import dev.cairn.log.TextRef;
import dev.cairn.log.Verdict;
import dev.cairn.log.Verdict.Decision;
import dev.cairn.policy.Policy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Judges an episode inside a write: candidates, verdicts and the cards' place in the graph, at once. */
public final class Consolidated {
  private static final int ID_LETTERS = 7;

  private final State state;
  private final Consolidating reading;
  private final Draft draft;
  private final Instant at;
  private final Map<CandidateId, String> words = new LinkedHashMap<>();
  private final Set<CardId> taken = new HashSet<>();

  public Consolidated(State state, Consolidating reading, Draft draft, Instant at) {
    this.state = state;
    this.reading = reading;
    this.draft = draft;
    this.at = at;
  }

  /** Drafts the events; nothing if there is nothing to judge. Whether there was. */
  public boolean judge(Episode episode, Consolidating.Read read) {
    List<CandidateProposed> all =
        new ArrayList<>(state.cards().docket(episode.id()).waiting());
    remembered(all);
    for (Proposed found : read.found()) {
      CandidateProposed event = found.event(episode.id(), at, draft);
      words.put(event.candidate(), found.statement());
      all.add(event);
      draft.add(event);
    }
    if (all.isEmpty()) {
      return false;
    }
    List<Verdict> verdicts = verdicts(all, episode, read);
    draft.add(new EpisodeConsolidated(
        episode.id(),
        at,
        read.position(),
        Consolidation.RULE_VERSION,
        read.nearness().model(),
        verdicts));
    emit(all, verdicts);
    return true;
  }

  private void remembered(List<CandidateProposed> waiting) {
    Map<TextRef, String> texts =
        reading.texts().of(waiting.stream().map(CandidateProposed::statement).toList());
    waiting.forEach(each -> words.put(each.candidate(), texts.getOrDefault(each.statement(), "")));
  }

  private List<Verdict> verdicts(
      List<CandidateProposed> all, Episode episode, Consolidating.Read read) {
    Policy policy = state.policy().policy();
    Set<String> retracted = state.cards().retracted();
    List<Candidate> candidates = all.stream()
        .map(said -> reading.candidate(
            said,
            words.getOrDefault(said.candidate(), ""),
            episode,
            read.turns(),
            retracted.contains(said.proposedBy())))
        .toList();
    Set<Scope> scopes = new HashSet<>();
    candidates.forEach(candidate -> scopes.addAll(candidate.around()));
    List<Card> beside = state.cards().all().stream()
        .filter(card -> card.inForce() && scopes.contains(card.scope()))
        .toList();
    return Consolidation.judge(
        candidates,
        beside,
        reading.wordings(beside),
        policy.card(),
        read.nearness().meaning(),
        reading.readers().rules(),
        policy.card().suggestionsMax()
            - state.cards().suggestedWithin(policy.card().suggestionTurns()),
        candidate -> newId());
  }

  /** Short, for it is cited in every line of a pack; another one if it is taken. */
  private CardId newId() {
    while (true) {
      String unique = draft.id("c");
      CardId id = new CardId("c" + unique.substring(unique.length() - ID_LETTERS));
      if (state.cards().find(id).isEmpty() && taken.add(id)) {
        return id;
      }
    }
  }

  private void emit(List<CandidateProposed> all, List<Verdict> verdicts) {
    Map<CandidateId, CandidateProposed> said = new LinkedHashMap<>();
    all.forEach(each -> said.put(each.candidate(), each));
    List<Said> cards = new ArrayList<>();
    for (Verdict verdict : verdicts) {
      CandidateProposed candidate = said.get(verdict.candidate());
      boolean kept =
          verdict.decision() == Decision.ADMITTED || verdict.decision() == Decision.MERGED;
      if (kept && candidate != null && verdict.card().isPresent()) {
        cards.add(said(verdict, candidate));
      }
    }
    if (!cards.isEmpty()) {
      emit(CardAdapter.emit(cards, state.policy().policy().card().conceptsMax()));
    }
  }

  private Said said(Verdict verdict, CandidateProposed candidate) {
    return new Said(
        verdict.card().orElseThrow(),
        candidate.kind(),
        verdict.admission().map(Verdict.Admission::scope).orElse(Scope.GLOBAL),
        verdict.admission().map(as -> words.getOrDefault(candidate.candidate(), "")),
        candidate.anchors(),
        verdict.admission().map(Verdict.Admission::supersedes).orElse(List.of()),
        candidate.proposedBy());
  }

  private void emit(List<Emission> emissions) {
    Acceptance acceptance = new Acceptance(
        state.graph(),
        state.policy().policy().graph(),
        ref -> reading.texts().of(ref).orElse(null),
        draft::text);
    for (Emission emission : emissions) {
      Emitted emitted = acceptance.judge(emission, CardAdapter.NAME, at);
      if (Acceptance.isNews(emitted)) {
        draft.add(emitted);
      }
    }
  }
}
