package dev.cairn.episode;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.Scope;
import java.time.Instant;
import java.util.Optional;

/** One run of an agent: where it ran, when, and how much was logged. */
public record Episode(
    EpisodeId id,
    long position,
    Instant startedAt,
    Optional<Scope> repo,
    Optional<String> domain,
    Optional<String> agent,
    Optional<String> workflowType,
    Optional<Instant> endedAt,
    long endPosition,
    long entries) {

  static Episode of(EpisodeStarted started, long position) {
    return new Episode(
        started.episode(),
        position,
        started.at(),
        started.scope(),
        started.domain(),
        started.agent(),
        started.workflowType(),
        Optional.empty(),
        0,
        0);
  }

  /** The narrowest scope it ran in. */
  public Scope scope() {
    return repo.or(() -> domain.map(Scope::domain)).orElse(Scope.GLOBAL);
  }

  Episode withEntry() {
    return new Episode(
        id,
        position,
        startedAt,
        repo,
        domain,
        agent,
        workflowType,
        endedAt,
        endPosition,
        entries + 1);
  }

  Episode ended(Instant at, long end) {
    return new Episode(
        id, position, startedAt, repo, domain, agent, workflowType, Optional.of(at), end, entries);
  }
}
