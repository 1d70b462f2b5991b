package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Names one thing that was proposed to be kept, admitted or not. */
public record CandidateId(@JsonValue String value) implements Comparable<CandidateId> {

  @JsonCreator
  public CandidateId {
    value = Names.check("candidate", value);
  }

  @Override
  public int compareTo(CandidateId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
