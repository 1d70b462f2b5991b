package dev.cairn.card;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Whether a card may be relied on. */
public enum Status {
  ACTIVE,
  /** Doubted so much that it should be looked at again; shown with a flag, and lower. */
  NEEDS_RECHECK,
  /** A later one says otherwise, it was refuted, or it became part of another. */
  SUPERSEDED,
  /** Put aside; still found by a search. */
  ARCHIVED;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
