package dev.cairn.tool.flow;

import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * What a tool takes and gives, by name, each with its type as the schema says it.
 *
 * @param outputs an {@code id} is given the name of the thing, which the tool's own name says
 */
public record Ports(SortedMap<String, String> inputs, SortedMap<String, String> outputs) {
  private static final Pattern HUMP = Pattern.compile("([a-z0-9])([A-Z])");
  private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}]+");

  /** A result that wraps another: what counts is inside. */
  private static final int DEPTH_MAX = 3;

  private static final int FIELDS_MAX = 64;

  public static Ports of(String tool, JsonNode inputSchema, JsonNode outputSchema) {
    SortedMap<String, String> inputs = new TreeMap<>();
    read(inputSchema, inputs, 0, 0);
    SortedMap<String, String> outputs = new TreeMap<>();
    read(outputSchema, outputs, 0, DEPTH_MAX);
    String type = outputs.remove("id");
    if (type != null) {
      String name = name(tool);
      outputs.put(name.substring(name.lastIndexOf('_') + 1) + "_id", type);
    }
    return new Ports(inputs, outputs);
  }

  private static void read(JsonNode schema, Map<String, String> found, int depth, int deepest) {
    for (Map.Entry<String, JsonNode> field : schema.path("properties").properties()) {
      if (found.size() >= FIELDS_MAX) {
        return;
      }
      JsonNode its = field.getValue();
      found.put(name(field.getKey()), its.path("type").asString(""));
      if (depth < deepest) {
        read(its, found, depth + 1, deepest);
        read(its.path("items"), found, depth + 1, deepest);
      }
    }
    if (depth < deepest && schema.path("items").isObject()) {
      read(schema.path("items"), found, depth + 1, deepest);
    }
  }

  /** {@code issueId}, {@code issue-id} and {@code issue_id} are one name. */
  private static String name(String written) {
    String parted = HUMP.matcher(written).replaceAll("$1_$2");
    return SEPARATORS.matcher(parted).replaceAll("_").toLowerCase(Locale.ROOT);
  }
}
