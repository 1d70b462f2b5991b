package dev.cairn.decide.gate;

import java.util.Optional;

/**
 * What a person said about a call.
 *
 * @param approval its name
 */
public record Consent(Kind kind, Optional<String> approval) {
  public static final Consent NONE = new Consent(Kind.NONE, Optional.empty());

  /** How far it reaches. */
  public enum Kind {
    NONE,
    /** A person said no to this very call, in this episode. */
    REJECTED,
    /** To every call of the tool: danger alone is no reason to ask any more. */
    STANDING,
    /** To this very call. */
    CALL
  }
}
