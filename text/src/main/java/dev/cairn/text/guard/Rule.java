package dev.cairn.text.guard;

/**
 * A stored rule or past failure that may speak to an action.
 *
 * @param ban whether it is known that it forbids, whatever its words look like; if not, its words tell
 */
public record Rule(String id, Kind kind, String statement, boolean ban) {
  public enum Kind {
    CONSTRAINT,
    PREFERENCE,
    COMMITMENT,
    NEGATIVE_RESULT
  }

  public Rule(String id, Kind kind, String statement) {
    this(id, kind, statement, false);
  }
}
