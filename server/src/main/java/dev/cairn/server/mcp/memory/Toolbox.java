package dev.cairn.server.mcp.memory;

import dev.cairn.operation.Operation.Kind;
import dev.cairn.server.mcp.Faults;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.Bound.Stream;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.schema.Schemas;
import io.modelcontextprotocol.spec.McpSchema.ListToolsResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The tools on offer: the operations of the chosen toolsets, as far as they exist. */
final class Toolbox {
  /** Most clients fetch everything; a page this large spares them the second question. */
  static final int PAGE = 40;

  private static final String CURSOR = "after:";

  private final List<Tool> tools;
  private final Set<String> names;
  private final Set<String> reads;
  private final int page;

  Toolbox(Registry registry, Set<Toolset> toolsets, int page) {
    Set<String> wanted = toolsets.stream()
        .flatMap(toolset -> toolset.operations().stream())
        .collect(Collectors.toSet());
    this.tools = registry.operations().stream()
        .filter(operation -> wanted.contains(operation.name()) && operation.stream() == Stream.NONE)
        .map(Toolbox::tool)
        .toList();
    this.names = tools.stream().map(Tool::name).collect(Collectors.toSet());
    this.reads = registry.operations().stream()
        .filter(operation -> operation.kind() == Kind.READ)
        .map(Bound::name)
        .collect(Collectors.toSet());
    this.page = page;
  }

  private static Tool tool(Bound<?, ?> operation) {
    return Tool.builder(operation.name(), map(Schemas.briefRequest(operation)))
        .description(operation.does())
        .outputSchema(map(Schemas.briefAnswer()))
        .annotations(Hints.of(operation))
        .build();
  }

  private static Map<String, Object> map(JsonNode schema) {
    return JsonMapper.shared().convertValue(schema, new TypeReference<Map<String, Object>>() {});
  }

  List<Tool> tools() {
    return tools;
  }

  boolean has(String name) {
    return names.contains(name);
  }

  boolean isRead(String name) {
    return reads.contains(name);
  }

  /** One page; the cursor is the one the page before it gave. */
  ListToolsResult list(Optional<String> cursor) {
    int from = cursor.map(this::position).orElse(0);
    int to = Math.min(from + page, tools.size());
    ListToolsResult.Builder result =
        ListToolsResult.builder(new ArrayList<>(tools.subList(from, to)));
    if (to < tools.size()) {
      result.nextCursor(CURSOR + tools.get(to - 1).name());
    }
    return result.build();
  }

  /** By name and not by number, so that a server with other tools refuses it instead of skipping some. */
  private int position(String cursor) {
    for (int i = 0; i < tools.size(); i++) {
      if (cursor.equals(CURSOR + tools.get(i).name())) {
        return i + 1;
      }
    }
    throw Faults.params("unknown cursor '" + cursor + "'; begin again without one");
  }
}
