package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collection;
import java.util.Locale;

/** How far words can be trusted, from the least to the most. Deriving something never raises it. */
public enum Trust {
  /** From outside the user's world: a web page, a stranger's answer. */
  EXTERNAL,
  /** Nobody said that it failed; a reader took it from the text. It warns and moves nothing. */
  INFERRED,
  /** The user's own tools and documents. */
  INTERNAL,
  /** The user. */
  USER;

  /** That of the least trusted; nothing proves nothing. */
  public static Trust lowest(Collection<Trust> all) {
    return all.stream().min(Trust::compareTo).orElse(EXTERNAL);
  }

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
