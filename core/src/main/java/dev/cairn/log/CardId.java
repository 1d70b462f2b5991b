package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Names one card. Short, because every line of a pack cites it. */
public record CardId(@JsonValue String value) implements Comparable<CardId> {

  @JsonCreator
  public CardId {
    value = Names.check("card", value);
  }

  @Override
  public int compareTo(CardId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
