package dev.cairn.engine.consolidate;

import dev.cairn.log.Anchor;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardKind;
import dev.cairn.log.Draft;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A candidate that was found and is not written yet.
 *
 * @param scope where it holds, if its words say so
 * @param by the generator that found it
 * @param rule which of its rules
 */
record Proposed(
    CardKind kind,
    String statement,
    List<Anchor> anchors,
    Optional<Scope> scope,
    List<String> tags,
    String by,
    Optional<String> rule) {

  /** Dated by what it was learned from: who asks how things stood then should find it. */
  CandidateProposed event(EpisodeId episode, Instant now, Draft draft) {
    Instant at = anchors.stream()
        .map(Anchor::at)
        .max(Instant::compareTo)
        .filter(said -> said.isBefore(now))
        .orElse(now);
    return new CandidateProposed(
        new CandidateId(draft.id("cd")),
        episode,
        at,
        kind,
        draft.text(statement),
        anchors,
        Optional.empty(),
        scope,
        tags,
        by,
        rule);
  }
}
