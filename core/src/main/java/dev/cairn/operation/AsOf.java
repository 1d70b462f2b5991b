package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.fault.CairnException;
import java.time.Instant;
import java.time.format.DateTimeParseException;

/** A point in the past to look from: a log position or a time. */
public sealed interface AsOf {
  /** The exact state after this event. */
  record Position(@JsonValue long position) implements AsOf {}

  /** Everything that had happened by then. */
  record Time(@JsonValue Instant time) implements AsOf {}

  @JsonCreator
  static AsOf parse(Object value) {
    if (value instanceof Number number && number.longValue() == number.doubleValue()) {
      return position(number.longValue());
    }
    if (value instanceof String text) {
      try {
        return text.matches("\\d{1,18}")
            ? position(Long.parseLong(text))
            : new Time(Instant.parse(text));
      } catch (DateTimeParseException e) {
        throw refused(value);
      }
    }
    throw refused(value);
  }

  private static AsOf position(long position) {
    if (position < 0) {
      throw refused(position);
    }
    return new Position(position);
  }

  private static CairnException refused(Object value) {
    return CairnException.invalid(
        "as_of",
        "as_of must be a log position or a time like 2026-01-31T12:00:00Z, was '" + value + "'");
  }
}
