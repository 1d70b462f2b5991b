package dev.cairn.server.mcp.compact;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tools that were found or foretold, each with as much of its description as there is room for. */
final class ToolView {
  private static final List<String> SHOWN = List.of(
      "tool", "kind", "score", "confidence", "risk", "warning", "description", "because", "why");
  private static final List<String> REST = List.of("left_out", "notice");
  private static final int TOOL_TOKENS = 62;
  private static final int REASON_TOKENS = 12;
  private static final int WARNING_TOKENS = 12;

  private ToolView() {}

  static Compacted of(ObjectNode answer, String list) {
    ObjectNode shown = Fields.pick(answer, List.of());
    ArrayNode tools = shown.putArray(list);
    List<String> lines = new ArrayList<>();
    for (JsonNode tool : answer.path(list)) {
      tools.add(document(tool));
      lines.add(tool.path("tool").asString() + " " + tool.path("confidence"));
    }
    shown.setAll(Fields.pick(answer, REST));
    return new Compacted(lines.isEmpty() ? "no tool fits" : String.join("\n", lines), shown);
  }

  private static ObjectNode document(JsonNode tool) {
    ObjectNode document = Fields.pick(tool, SHOWN);
    if (document.has("why")) {
      return document;
    }
    shorten(document, "because", REASON_TOKENS);
    shorten(document, "warning", WARNING_TOKENS);
    Fields.fit(document, "description", TOOL_TOKENS);
    return document;
  }

  private static void shorten(ObjectNode document, String name, int tokens) {
    if (document.has(name)) {
      document.put(name, Cut.of(document.path(name).asString(""), tokens).text());
    }
  }
}
