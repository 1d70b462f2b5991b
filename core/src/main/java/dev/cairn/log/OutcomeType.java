package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How something that was done turned out. */
public enum OutcomeType {
  TOOL_SUCCESS,
  TOOL_FAILURE,
  USER_CONFIRMED_HELPFUL,
  USER_CORRECTED;

  public boolean isGood() {
    return this == TOOL_SUCCESS || this == USER_CONFIRMED_HELPFUL;
  }

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
