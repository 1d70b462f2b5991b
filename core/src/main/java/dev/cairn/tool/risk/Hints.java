package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * What a server declares of a tool by the hints of MCP. Idempotence and an open world say nothing of harm: a
 * second deletion changes nothing, and a search of the web is open.
 */
record Hints(Optional<Boolean> readOnly, Optional<Boolean> destructive) {
  private static final String READ_ONLY = "readOnlyHint";
  private static final String DESTRUCTIVE = "destructiveHint";

  static Hints of(JsonNode annotations) {
    return new Hints(hint(annotations, READ_ONLY), hint(annotations, DESTRUCTIVE));
  }

  private static Optional<Boolean> hint(JsonNode annotations, String name) {
    JsonNode hint = annotations.path(name);
    return hint.isBoolean() ? Optional.of(hint.asBoolean()) : Optional.empty();
  }

  boolean isEmpty() {
    return readOnly.isEmpty() && destructive.isEmpty();
  }

  /** The least it is, as declared: two hints that exclude each other count as the worse. */
  Risk least() {
    if (is(destructive)) {
      return Risk.DANGEROUS;
    }
    return isNot(readOnly) ? Risk.MODERATE : Risk.SAFE;
  }

  /** The most it is, as declared; a word only from a server that is trusted. */
  Risk most() {
    if (is(destructive)) {
      return Risk.DANGEROUS;
    }
    if (is(readOnly)) {
      return Risk.SAFE;
    }
    return isNot(destructive) ? Risk.MODERATE : Risk.DANGEROUS;
  }

  String told() {
    return Stream.of(told(READ_ONLY, readOnly), told(DESTRUCTIVE, destructive))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(", "));
  }

  private static Optional<String> told(String name, Optional<Boolean> hint) {
    return hint.map(value -> name + " is " + value);
  }

  private static boolean is(Optional<Boolean> hint) {
    return hint.orElse(false);
  }

  private static boolean isNot(Optional<Boolean> hint) {
    return !hint.orElse(true);
  }
}
