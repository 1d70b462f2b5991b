package dev.cairn.ingest.spec;

import dev.cairn.ingest.Shown;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What templates can name: the input, and what the loops around a step stand at. */
final class Variables {
  static final String INPUT = "input";

  private final Map<String, Object> values;

  private Variables(Map<String, Object> values) {
    this.values = values;
  }

  static Variables of(Map<String, Object> input) {
    return new Variables(Map.of(INPUT, input));
  }

  Variables with(String name, Object value) {
    Map<String, Object> more = new HashMap<>(values);
    more.put(name, value);
    return new Variables(more);
  }

  /** The value at a path, or nothing if a field on the way is missing or null. */
  Optional<Object> find(List<String> path) {
    Object value = values.get(path.get(0));
    for (int i = 1; i < path.size() && value != null; i++) {
      if (!(value instanceof Map<?, ?> object)) {
        throw new TemplateFault(
            String.join(".", path.subList(0, i)) + " is no object but " + Shown.of(value));
      }
      value = object.get(path.get(i));
    }
    return Optional.ofNullable(value);
  }
}
