package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Whether a tool's or document's text comes from the user's own world or from outside it. */
public enum Source {
  INTERNAL,
  EXTERNAL;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
