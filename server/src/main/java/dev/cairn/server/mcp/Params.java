package dev.cairn.server.mcp;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The parameters of a request, each refused by name if it is not what it must be. */
record Params(Map<?, ?> given) {

  static Params of(@Nullable Object given) {
    return new Params(object("params", given));
  }

  String text(String name) {
    return maybe(name).orElseThrow(() -> Faults.params("params." + name + " must be a string"));
  }

  /** Absent or a string. */
  Optional<String> maybe(String name) {
    Object value = given.get(name);
    if (value == null || value instanceof String) {
      return Optional.ofNullable((String) value);
    }
    throw Faults.params("params." + name + " must be a string");
  }

  Params inside(String name) {
    return new Params(map(name));
  }

  Map<?, ?> map(String name) {
    return object("params." + name, given.get(name));
  }

  /** An object of strings. */
  Map<String, String> texts(String name) {
    Params inside = inside(name);
    Map<String, String> texts = new LinkedHashMap<>();
    for (Object key : inside.given.keySet()) {
      inside.maybe(key.toString()).ifPresent(text -> texts.put(key.toString(), text));
    }
    return texts;
  }

  private static Map<?, ?> object(String name, @Nullable Object given) {
    if (given == null) {
      return Map.of();
    }
    if (given instanceof Map<?, ?> map) {
      return map;
    }
    throw Faults.params(name + " must be an object");
  }
}
