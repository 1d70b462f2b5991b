package dev.cairn.tool.risk;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The worst action that a tool's schema lets its caller choose. */
final class SchemaReading {
  /** Parameters by which one tool becomes many. */
  private static final Set<String> CHOOSES =
      Set.of("action", "actions", "method", "operation", "operations", "op", "command", "verb");

  private static final int DEPTH_MAX = 4;

  private int left;
  private Optional<Verb> worst = Optional.empty();

  private SchemaReading(int left) {
    this.left = left;
  }

  static Optional<Verb> worst(JsonNode schema, int most) {
    SchemaReading reading = new SchemaReading(most);
    reading.read(schema, 0);
    return reading.worst;
  }

  private void read(JsonNode schema, int depth) {
    if (depth > DEPTH_MAX) {
      return;
    }
    for (Map.Entry<String, JsonNode> parameter : schema.path("properties").properties()) {
      if (left-- <= 0) {
        return;
      }
      JsonNode its = parameter.getValue();
      if (CHOOSES.contains(parameter.getKey().toLowerCase(Locale.ROOT))) {
        choices(its.path("enum"));
        choices(its.path("items").path("enum"));
      }
      read(its, depth + 1);
      read(its.path("items"), depth + 1);
    }
  }

  private void choices(JsonNode values) {
    for (JsonNode value : values) {
      if (left-- <= 0) {
        return;
      }
      if (value.isString()) {
        NameReading.of(value.asString(), false)
            .verb()
            .filter(this::isWorse)
            .ifPresent(it -> worst = Optional.of(it));
      }
    }
  }

  private boolean isWorse(Verb verb) {
    return worst.isEmpty() || verb.kind().risk().isWorseThan(worst.get().kind().risk());
  }
}
