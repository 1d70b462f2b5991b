package dev.cairn.tool.decision;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.Optional;

/**
 * A person's no to one call.
 *
 * @param args of the call; absent if it has none
 * @param episode where it holds; absent if the call was made in none
 */
public record Rejection(
    String decision,
    Instant at,
    ToolId tool,
    Optional<TextRef> args,
    Optional<EpisodeId> episode,
    String by) {

  /** Whether it may hold for a call of this tool made there. */
  public boolean speaksFor(ToolId asked, Optional<EpisodeId> where) {
    return tool.equals(asked) && episode.equals(where);
  }
}
