package dev.cairn.eval.suite;

import dev.cairn.fault.CairnException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;

/** One object of a file of JSON Lines. It knows where it stands, so that a fault can be found. */
public record Line(Path file, int number, JsonNode object) {

  public boolean has(String field) {
    JsonNode value = object.path(field);
    return !value.isMissingNode() && !value.isNull();
  }

  /** A field that must be there: a string, or a number taken as one. */
  public String name(String field) {
    return optional(field)
        .orElseThrow(() -> refused(field, "is missing; it must be a string or a number"));
  }

  public Optional<String> optional(String field) {
    if (!has(field)) {
      return Optional.empty();
    }
    JsonNode value = object.path(field);
    if (!value.isString() && !value.isNumber()) {
      throw refused(field, "must be a string or a number, was " + value.getNodeType());
    }
    return Optional.of(value.asString());
  }

  public OptionalInt number(String field) {
    if (!has(field)) {
      return OptionalInt.empty();
    }
    JsonNode value = object.path(field);
    if (!value.isInt()) {
      throw refused(field, "must be a whole number, was " + value);
    }
    return OptionalInt.of(value.asInt());
  }

  /** A list of names; empty if the field is absent. */
  public List<String> names(String field) {
    return has(field) ? names(field, object.path(field)) : List.of();
  }

  /** A list of names inside an object; empty if either is absent. */
  public List<String> names(String field, String inner) {
    JsonNode value = object.path(field).path(inner);
    return value.isMissingNode() || value.isNull() ? List.of() : names(field + "." + inner, value);
  }

  private List<String> names(String field, JsonNode value) {
    if (!value.isArray()) {
      throw refused(field, "must be a list of strings, was " + value.getNodeType());
    }
    List<String> names = new ArrayList<>();
    for (JsonNode each : value) {
      if (!each.isString() && !each.isNumber()) {
        throw refused(field, "must hold strings alone, found " + each);
      }
      names.add(each.asString());
    }
    return names;
  }

  public CairnException refused(String field, String what) {
    return CairnException.invalid("data", file + ":" + number + ": " + field + " " + what);
  }
}
