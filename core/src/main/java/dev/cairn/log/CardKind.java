package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What a card says, which decides what proves it and what can change it. */
public enum CardKind {
  /** How the user likes things to be. */
  PREFERENCE,
  /** What must or must not be done. */
  CONSTRAINT,
  /** What the user or the agent is bound to do. */
  COMMITMENT,
  /** How something is. */
  FACT,
  /** What works. */
  TACTIC,
  /** What was tried and failed. */
  NEGATIVE_RESULT;

  /** Whether it binds: only the user's own words make, change or widen it. */
  public boolean isNormative() {
    return switch (this) {
      case PREFERENCE, CONSTRAINT, COMMITMENT -> true;
      case FACT, TACTIC, NEGATIVE_RESULT -> false;
    };
  }

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
