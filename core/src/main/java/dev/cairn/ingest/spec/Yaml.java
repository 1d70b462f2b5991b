package dev.cairn.ingest.spec;

import java.util.List;
import java.util.Map;

/** A piece of YAML and where it stands. */
sealed interface Yaml {
  Mark at();

  /** Text, or without quotes perhaps a number, a truth value or nothing. */
  record Scalar(Mark at, String text, boolean quoted) implements Yaml {}

  record Sequence(Mark at, List<Yaml> items) implements Yaml {}

  record Mapping(Mark at, Map<String, Entry> entries) implements Yaml {}

  record Entry(Mark at, Yaml value) {}

  /** What it is, in a message. */
  default String kind() {
    if (this instanceof Scalar) {
      return "a single value";
    }
    return this instanceof Sequence ? "a list" : "an object";
  }
}
