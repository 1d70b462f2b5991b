package dev.cairn.episode;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.TextRef;
import java.time.Instant;
import java.util.Optional;

/**
 * One run of an agent: where it ran, when, and how much was logged.
 *
 * @param purpose what it was asked to do: its task, else the first words of the user
 */
public record Episode(
    EpisodeId id,
    long position,
    Instant startedAt,
    Optional<Scope> repo,
    Optional<String> domain,
    Optional<String> agent,
    Optional<String> workflowType,
    Optional<TextRef> purpose,
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
        started.task(),
        Optional.empty(),
        0,
        0);
  }

  /** The narrowest scope it ran in. */
  public Scope scope() {
    return repo.or(() -> domain.map(Scope::domain)).orElse(Scope.GLOBAL);
  }

  Episode with(EntryLogged entry) {
    boolean first = purpose.isEmpty() && entry.role() == Role.USER;
    return new Episode(
        id,
        position,
        startedAt,
        repo,
        domain,
        agent,
        workflowType,
        first ? Optional.of(entry.text()) : purpose,
        endedAt,
        endPosition,
        entries + 1);
  }

  Episode ended(Instant at, long end) {
    return new Episode(
        id,
        position,
        startedAt,
        repo,
        domain,
        agent,
        workflowType,
        purpose,
        Optional.of(at),
        end,
        entries);
  }
}
