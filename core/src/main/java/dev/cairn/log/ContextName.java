package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.fault.CairnException;

/** Names an isolated memory. It appears in addresses and file names, so its alphabet is small. */
public record ContextName(@JsonValue String value) {
  public static final ContextName DEFAULT = new ContextName("default");

  private static final int LENGTH_MAX = 64;

  @JsonCreator
  public ContextName {
    if (value.length() > LENGTH_MAX || !value.matches("[a-z0-9][a-z0-9._-]*")) {
      throw CairnException.invalid(
          "context",
          "context must be 1 to "
              + LENGTH_MAX
              + " characters of a-z, 0-9, '.', '_' and '-', starting with a letter or digit");
    }
  }

  @Override
  public String toString() {
    return value;
  }
}
