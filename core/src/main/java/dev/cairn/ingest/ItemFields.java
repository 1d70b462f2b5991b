package dev.cairn.ingest;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The fields of one item. Whatever is wrong with one is {@link Unreadable} and names it. */
final class ItemFields {
  static final Set<String> NODE = Set.of("id", "type", "dimension", "properties");
  static final Set<String> EDGE =
      Set.of("source", "target", "relation", "contribution", "properties");
  static final Set<String> UPDATE = Set.of("id", "properties");
  static final Set<String> EDGE_NAME = Set.of("source", "target", "relation");

  private final Map<?, ?> fields;

  private ItemFields(Map<?, ?> fields) {
    this.fields = fields;
  }

  static ItemFields of(@Nullable Object raw, Set<String> known) {
    if (!(raw instanceof Map<?, ?> fields)) {
      throw new Unreadable("must be an object, not " + Shown.of(raw));
    }
    for (Object field : fields.keySet()) {
      String name = String.valueOf(field);
      if (!known.contains(name)) {
        throw new Unreadable(
            "unknown field " + Shown.of(name) + Nearest.hint(name, new TreeSet<>(known)));
      }
    }
    return new ItemFields(fields);
  }

  String key(String field) {
    Object value = fields.get(field);
    if (value == null) {
      throw new Unreadable(field + " is missing");
    }
    return key(field, value);
  }

  Optional<String> optionalKey(String field) {
    return Optional.ofNullable(fields.get(field)).map(value -> key(field, value));
  }

  double contribution() {
    Object value = fields.get("contribution");
    if (value == null) {
      throw new Unreadable("contribution is missing; give a number");
    }
    if (!(value instanceof Number number)) {
      throw new Unreadable("contribution must be a number, not " + Shown.of(value));
    }
    double contribution = number.doubleValue();
    if (!Double.isFinite(contribution)) {
      throw new Unreadable("contribution must be finite, not " + Shown.of(value));
    }
    // Adding zero turns -0.0 into 0.0: the two are equal, and must not look like a change.
    return contribution + 0.0;
  }

  SortedMap<String, Object> properties() {
    return Values.properties(fields.get("properties"));
  }

  static String key(String field, @Nullable Object value) {
    if (!(value instanceof String key)) {
      throw new Unreadable(field + " must be a string, not " + Shown.of(value));
    }
    Key.fault(key).ifPresent(fault -> {
      throw new Unreadable(field + " " + fault);
    });
    return key;
  }
}
