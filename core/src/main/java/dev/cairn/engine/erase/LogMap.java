package dev.cairn.engine.erase;

import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.CardId;
import dev.cairn.log.EntryId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Recorded;
import dev.cairn.log.TextRef;
import dev.cairn.log.Verdict;
import dev.cairn.log.Verdict.Decision;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a log holds that words can be erased of, without the words: entries, candidates, and the cards made of these. */
final class LogMap {
  private final Map<EntryId, EntryLogged> entries = new LinkedHashMap<>();
  private final Map<CandidateId, CandidateProposed> candidates = new LinkedHashMap<>();
  private final Map<CardId, Set<CandidateId>> made = new HashMap<>();
  private final List<TextRef> others = new ArrayList<>();

  static LogMap of(Iterable<Recorded> log) {
    LogMap map = new LogMap();
    log.forEach(map::read);
    return map;
  }

  private void read(Recorded recorded) {
    if (recorded.event() instanceof EntryLogged entry) {
      entries.put(entry.entry(), entry);
      entry.called().ifPresent(called -> others.add(called.args()));
    } else if (recorded.event() instanceof CandidateProposed candidate) {
      candidates.put(candidate.candidate(), candidate);
    } else if (recorded.event() instanceof EpisodeConsolidated judged) {
      judged.verdicts().forEach(this::read);
    } else {
      others.addAll(recorded.event().texts());
    }
  }

  private void read(Verdict verdict) {
    if (verdict.decision() == Decision.ADMITTED || verdict.decision() == Decision.MERGED) {
      verdict
          .card()
          .ifPresent(card ->
              made.computeIfAbsent(card, it -> new LinkedHashSet<>()).add(verdict.candidate()));
    }
  }

  Map<EntryId, EntryLogged> entries() {
    return entries;
  }

  Map<CandidateId, CandidateProposed> candidates() {
    return candidates;
  }

  /** The texts that are no entry's words and no candidate's statement: arguments, packs, decisions, notes, descriptions. */
  List<TextRef> others() {
    return others;
  }

  /** The candidates that a card says or was confirmed by. */
  Set<CandidateId> of(CardId card) {
    return made.getOrDefault(card, Set.of());
  }
}
