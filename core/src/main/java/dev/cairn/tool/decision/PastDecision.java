package dev.cairn.tool.decision;

import dev.cairn.log.ToolId;
import java.util.Comparator;

/**
 * A decision whose outcome is known.
 *
 * @param at when it was made, in microseconds
 * @param position of its outcome in the log
 * @param proven whether the outcome is more than an agent's word
 */
public record PastDecision(ToolId tool, long at, long position, boolean ok, boolean proven) {
  /** The newest first. */
  static final Comparator<PastDecision> NEWEST = Comparator.comparingLong(PastDecision::at)
      .thenComparingLong(PastDecision::position)
      .reversed();
}
