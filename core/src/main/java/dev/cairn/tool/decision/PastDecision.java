package dev.cairn.tool.decision;

import dev.cairn.log.ToolId;
import java.util.Comparator;

/**
 * A decision whose outcome is known.
 *
 * @param at when it was made, in microseconds
 * @param position of its outcome in the log
 */
public record PastDecision(ToolId tool, long at, long position, boolean ok) {
  /** The newest first. */
  static final Comparator<PastDecision> NEWEST = Comparator.comparingLong(PastDecision::at)
      .thenComparingLong(PastDecision::position)
      .reversed();
}
