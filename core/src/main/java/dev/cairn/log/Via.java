package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Whose door something came in by: a person's word about outcomes counts whole, an agent's is limited. */
public enum Via {
  PERSON,
  AGENT;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
