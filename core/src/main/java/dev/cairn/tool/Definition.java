package dev.cairn.tool;

import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What a server says of a tool, as the one text the log keeps of it. */
final class Definition {
  /** Keys sorted: what is equal has equal words. */
  private static final JsonMapper JSON = JsonMapper.builder()
      .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
      .build();

  private final JsonNode json;

  private Definition(JsonNode json) {
    this.json = json;
  }

  static String write(RegisterTools.Tool tool) {
    Map<String, Object> said = new LinkedHashMap<>();
    tool.title().ifPresent(it -> said.put("title", it));
    tool.description().ifPresent(it -> said.put("description", it));
    tool.inputSchema().ifPresent(it -> said.put("input_schema", it));
    tool.outputSchema().ifPresent(it -> said.put("output_schema", it));
    tool.annotations().ifPresent(it -> said.put("annotations", it));
    return JSON.writeValueAsString(said);
  }

  static String write(RegisterCapability capability) {
    Map<String, Object> said = new LinkedHashMap<>();
    said.put("description", capability.description());
    capability.code().ifPresent(it -> said.put("code", it));
    capability.language().ifPresent(it -> said.put("language", it));
    return JSON.writeValueAsString(said);
  }

  /** Of a tool whose text was erased nothing is left but its name. */
  static Definition read(Optional<String> written) {
    try {
      return new Definition(JSON.readTree(written.orElse("{}")));
    } catch (JacksonException e) {
      // Another program may have written the log; a tool is not lost for that.
      return new Definition(JSON.createObjectNode());
    }
  }

  String title() {
    return json.path("title").asString("");
  }

  String description() {
    return json.path("description").asString("");
  }

  JsonNode inputSchema() {
    return json.path("input_schema");
  }

  JsonNode annotations() {
    return json.path("annotations");
  }

  JsonNode outputSchema() {
    return json.path("output_schema");
  }
}
