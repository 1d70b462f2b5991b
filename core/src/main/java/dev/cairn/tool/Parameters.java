package dev.cairn.tool;

import java.util.Map;
import tools.jackson.databind.JsonNode;

/** What the schema of a tool's input says in words: the names of parameters and what they are for. */
final class Parameters {
  /** Deeper down a schema tells of data, no longer of the tool. */
  private static final int DEPTH_MAX = 4;

  /** A schema may be as large as it likes; what comes first says enough. */
  private static final int CHARACTERS_MAX = 20_000;

  private final StringBuilder words = new StringBuilder();

  private Parameters() {}

  static String words(JsonNode schema) {
    Parameters parameters = new Parameters();
    parameters.read(schema, 0);
    return parameters.words.toString();
  }

  private void read(JsonNode schema, int depth) {
    if (depth > DEPTH_MAX || words.length() > CHARACTERS_MAX) {
      return;
    }
    for (Map.Entry<String, JsonNode> parameter : schema.path("properties").properties()) {
      JsonNode its = parameter.getValue();
      words.append(parameter.getKey()).append(": ");
      words.append(its.path("description").asString("")).append('\n');
      read(its, depth + 1);
    }
    if (schema.path("items").isObject()) {
      read(schema.path("items"), depth + 1);
    }
  }
}
