package dev.cairn.ingest.spec;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The steps a spec may take, and the fields of each. */
enum StepKind {
  CREATE_NODE,
  CREATE_EDGE,
  UPDATE_PROPERTIES,
  FOR_EACH;

  static Optional<StepKind> named(String name) {
    return Arrays.stream(values()).filter(kind -> kind.label().equals(name)).findFirst();
  }

  static List<String> labels() {
    return Arrays.stream(values()).map(StepKind::label).toList();
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  List<String> required() {
    return switch (this) {
      case CREATE_NODE -> List.of("id");
      case CREATE_EDGE -> List.of("source", "target", "relation");
      case UPDATE_PROPERTIES -> List.of("id", "properties");
      case FOR_EACH -> List.of("in", "as", "steps");
    };
  }

  List<String> fields() {
    List<String> optional =
        switch (this) {
          case CREATE_NODE -> List.of("type", "dimension", "properties");
          case CREATE_EDGE -> List.of("contribution", "properties");
          case UPDATE_PROPERTIES -> List.of();
          case FOR_EACH -> List.of("index");
        };
    return Stream.concat(required().stream(), optional.stream()).toList();
  }
}
