package dev.cairn.tool.decision;

import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.Optional;

/**
 * A person's yes.
 *
 * @param version what the tool said of itself: once it says something else, this says nothing of it
 * @param args of the one call it is for; absent if that has none, or all calls are meant
 * @param standing whether it holds for every call
 * @param decision what was asked, if it was
 * @param until when it ends if no decision was made by it
 */
public record Approval(
    String id,
    Instant at,
    ToolId tool,
    String version,
    Optional<TextRef> args,
    boolean standing,
    String by,
    State state,
    Optional<String> decision,
    Optional<Instant> until) {

  /** What became of it. */
  public enum State {
    OPEN,
    /** A decision was made by it. */
    SPENT,
    REVOKED
  }

  Approval now(State changed) {
    return new Approval(id, at, tool, version, args, standing, by, changed, decision, until);
  }

  /** Whether its time was over by then. */
  public boolean isExpired(Instant now) {
    return state == State.OPEN && until.filter(end -> !now.isBefore(end)).isPresent();
  }

  /** Whether it may hold for a call of the tool as it describes itself now. */
  public boolean speaksFor(ToolId asked, String now) {
    return state == State.OPEN && tool.equals(asked) && version.equals(now);
  }
}
