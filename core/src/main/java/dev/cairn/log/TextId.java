package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Names a text kept beside the chain. */
public record TextId(@JsonValue String value) {

  @JsonCreator
  public TextId {
    value = Names.check("text", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
