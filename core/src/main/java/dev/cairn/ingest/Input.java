package dev.cairn.ingest;

import dev.cairn.fault.CairnException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The data of one request as a whole. What is wrong with it refuses the request and names the field. */
final class Input {
  private final Map<String, Object> data;

  private Input(Map<String, Object> data) {
    this.data = data;
  }

  static Input of(Map<String, Object> data, String... known) {
    SortedSet<String> names = new TreeSet<>(List.of(known));
    for (String field : data.keySet()) {
      if (!names.contains(field)) {
        throw CairnException.invalid(
            "data." + field, "unknown field " + Shown.of(field) + Nearest.hint(field, names));
      }
    }
    return new Input(data);
  }

  /** Text that must be there and may hold anything that can be written. */
  String text(String field) {
    return optionalText(field).orElseThrow(() -> invalid(field, "is missing; give it as a string"));
  }

  Optional<String> optionalText(String field) {
    Object value = data.get(field);
    if (value == null) {
      return Optional.empty();
    }
    if (!(value instanceof String text)) {
      throw invalid(field, "must be a string, not " + Shown.of(value));
    }
    if (text.codePoints().anyMatch(Input::isLoneSurrogate)) {
      throw invalid(field, "holds a lone surrogate; remove it");
    }
    return Optional.of(text);
  }

  String key(String field) {
    return optionalKey(field).orElseThrow(() -> invalid(field, "is missing; give it a name"));
  }

  Optional<String> optionalKey(String field) {
    Optional<String> key = optionalText(field);
    key.flatMap(Key::fault).ifPresent(fault -> {
      throw invalid(field, fault);
    });
    return key;
  }

  List<?> list(String field) {
    return list(field, data.get(field))
        .orElseThrow(() -> invalid(field, "is missing; give a list, or [] for none"));
  }

  List<?> listOrNone(String field) {
    return list(field, data.get(field)).orElse(List.of());
  }

  private static Optional<List<?>> list(String field, @Nullable Object value) {
    if (value != null && !(value instanceof List<?>)) {
      throw invalid(field, "must be a list, not " + Shown.of(value));
    }
    return Optional.ofNullable((List<?>) value);
  }

  static CairnException invalid(String field, String fault) {
    return CairnException.invalid("data." + field, field + " " + fault);
  }

  private static boolean isLoneSurrogate(int codePoint) {
    return Character.getType(codePoint) == Character.SURROGATE;
  }
}
