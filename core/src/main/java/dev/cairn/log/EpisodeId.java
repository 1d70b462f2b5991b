package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Names one run of an agent. */
public record EpisodeId(@JsonValue String value) {

  @JsonCreator
  public EpisodeId {
    value = Names.check("episode", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
