package dev.cairn.tool.risk;

import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a server says of a tool.
 *
 * @param inputSchema missing if there is none
 * @param annotations the hints of MCP; missing if there are none
 */
public record ToolText(
    String name, String description, JsonNode inputSchema, JsonNode annotations) {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  public static ToolText of(String name, String description) {
    return of(name, description, Optional.empty(), Optional.empty());
  }

  public static ToolText of(
      String name,
      String description,
      Optional<Map<String, Object>> inputSchema,
      Optional<Map<String, Object>> annotations) {
    return new ToolText(name, description, tree(inputSchema), tree(annotations));
  }

  public ToolText annotated(Map<String, Object> hints) {
    return new ToolText(name, description, inputSchema, tree(Optional.of(hints)));
  }

  private static JsonNode tree(Optional<Map<String, Object>> said) {
    return JSON.valueToTree(said.orElse(Map.of()));
  }
}
