package dev.cairn.engine.consolidate;

import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.EventCodec;
import dev.cairn.log.TextRef;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What candidates say, read off the events that proposed them. */
final class CandidateWords {
  private final Memory memory;
  private final LogReads log;

  CandidateWords(Memory memory, EventCodec codec) {
    this.memory = memory;
    this.log = new LogReads(memory, codec);
  }

  /** Candidates by their id, and their words as far as they were not erased. */
  record Found(Map<CandidateId, CandidateProposed> candidates, Map<TextRef, String> words) {
    static final Found NONE = new Found(Map.of(), Map.of());

    Optional<CandidateProposed> candidate(CandidateId id) {
      return Optional.ofNullable(candidates.get(id));
    }

    Optional<String> statement(CandidateId id) {
      return candidate(id).map(candidate -> words.get(candidate.statement()));
    }
  }

  Found of(Collection<CandidateId> wanted) {
    Map<CandidateId, CandidateProposed> found = new HashMap<>();
    for (CandidateId id : wanted) {
      OptionalLong position = memory.look(() -> memory.state().cards().candidate(id));
      if (position.isPresent()) {
        log.at(position.getAsLong(), CandidateProposed.class)
            .ifPresent(event -> found.put(id, event));
      }
    }
    List<TextRef> refs =
        found.values().stream().map(CandidateProposed::statement).toList();
    return new Found(found, new TextReads(memory).of(refs));
  }
}
