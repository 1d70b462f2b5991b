package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How a card came before an agent's eyes. */
public enum Channel {
  AUTO_PACK,
  SEARCH,
  EXPLICIT_READ,
  CHECK;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
