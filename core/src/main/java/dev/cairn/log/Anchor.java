package dev.cairn.log;

import java.time.Instant;
import java.util.Optional;

/**
 * A piece of evidence with what its entry was, so that a candidate can be judged again from the log alone.
 *
 * @param episode where the words were logged
 * @param at when they were said
 * @param origin who is behind them; one origin counts once, however often it repeats itself
 * @param failed whether they are the output of a tool that failed
 * @param via whose door they came in by; absent if that was not kept yet
 */
public record Anchor(
    EvidenceRef ref,
    EpisodeId episode,
    Instant at,
    String origin,
    Trust trust,
    Optional<ToolId> tool,
    boolean failed,
    Optional<Via> via) {

  /** Whether they are the user's own words, and not something he pasted. */
  public boolean byUser() {
    return ref.kind() == EvidenceRef.Kind.USER_SPAN && trust == Trust.USER;
  }

  /** Whether they are the user's own words and came from the user, not by the telling of an agent. */
  public boolean byPerson() {
    return byUser() && via.equals(Optional.of(Via.PERSON));
  }

  /** Whether they are the user's words as an agent tells them. */
  public boolean toldByAgent() {
    return byUser() && via.equals(Optional.of(Via.AGENT));
  }
}
