package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Names one thing said, printed or read, word for word. */
public record EntryId(@JsonValue String value) {

  @JsonCreator
  public EntryId {
    value = Names.check("entry", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
