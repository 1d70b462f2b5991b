package dev.cairn.policy;

import java.util.Locale;

/** What a decision is for, which says how far chance has a part in it. */
public enum DecisionMode {
  /** A user asked for tools; new ones get a better chance. */
  ACTIVE,
  /** Tools are offered unasked; what is believed of them is drawn, so that all are tried now and then. */
  PASSIVE,
  /** A tool would run ahead of being asked for; no chance in it. */
  SPECULATION;

  /** The name as doors print it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
