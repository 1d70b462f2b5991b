package dev.cairn.policy;

import java.util.Locale;

/** How sure an edge between tools is. */
public enum EdgeStanding {
  /** Seen often enough. */
  OBSERVED,
  /** Seen, but not often enough yet. */
  INFERRED,
  /** Written down by somebody, never seen. */
  TEMPLATE;

  /** The name as doors print it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
