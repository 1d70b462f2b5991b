package dev.cairn.eval.tools;

import dev.cairn.eval.suite.Line;
import dev.cairn.operation.RegisterTools.Tool;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A tool of a data set, as it is registered. */
public record ToolLine(String id, String server, Tool tool) {
  private static final String[] SHAPE = {"id", "server", "name", "description"};

  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** ToolLens writes a tool's parameters into one text and nowhere else. */
  private static final Pattern WRITTEN = Pattern.compile(
      ", required_params: (\\[.*?]), optional_params: (\\[.*?]), return_schema: ", Pattern.DOTALL);

  /** What a line must have to be one. */
  public static String[] shape() {
    return SHAPE.clone();
  }

  public static ToolLine of(Line line) {
    return new ToolLine(
        line.name("id"),
        line.name("server"),
        new Tool(
            line.name("name"),
            line.optional("title"),
            line.optional("description"),
            schema(line),
            Optional.empty(),
            Optional.empty()));
  }

  private static Optional<Map<String, Object>> schema(Line line) {
    JsonNode schema = line.object().path("input_schema");
    return schema.isObject()
        ? Optional.of(whole(JSON.convertValue(schema, new TypeReference<Map<String, Object>>() {})))
        : line.optional("full_text").flatMap(ToolLine::written);
  }

  /** Some sets give the parameters alone, without the schema around them. */
  private static Map<String, Object> whole(Map<String, Object> schema) {
    boolean bare = !schema.isEmpty()
        && !schema.containsKey("properties")
        && schema.values().stream().allMatch(Map.class::isInstance);
    return bare ? Map.of("type", "object", "properties", schema) : schema;
  }

  private static Optional<Map<String, Object>> written(String text) {
    Matcher parameters = WRITTEN.matcher(text);
    if (!parameters.find()) {
      return Optional.empty();
    }
    Map<String, Object> properties = new LinkedHashMap<>();
    try {
      for (int group = 1; group <= parameters.groupCount(); group++) {
        for (JsonNode each : JSON.readTree(parameters.group(group))) {
          properties.put(
              each.path("name").asString(""),
              Map.of("description", each.path("description").asString("")));
        }
      }
    } catch (JacksonException e) {
      // A text that only looks like it; the tool is there without parameters.
      return Optional.empty();
    }
    return Optional.of(Map.of("type", "object", "properties", properties));
  }
}
