package dev.cairn.decide;

import dev.cairn.operation.Cited;
import java.util.List;

/**
 * One card as a line of text.
 *
 * @param statement as it was learned
 * @param text as it is shown
 */
record Line(String statement, List<Cited> evidence, List<String> flags, String text) {
  private static final String BULLET = "- ";
  private static final String EXCEPT = "  - except: ";

  /** The same as it stands below the rule it is an exception to. */
  Line asException() {
    return text.startsWith(BULLET)
        ? new Line(statement, evidence, flags, EXCEPT + text.substring(BULLET.length()))
        : this;
  }
}
