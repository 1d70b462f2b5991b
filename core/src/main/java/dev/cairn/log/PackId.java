package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Names one pack as it was handed out. */
public record PackId(@JsonValue String value) implements Comparable<PackId> {

  @JsonCreator
  public PackId {
    value = Names.check("pack", value);
  }

  @Override
  public int compareTo(PackId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
