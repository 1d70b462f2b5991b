package dev.cairn.server.mcp.memory;

import dev.cairn.server.mcp.Faults;
import dev.cairn.server.mcp.Prompts;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.ListPromptsResult;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import io.modelcontextprotocol.spec.McpSchema.PromptMessage;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The prompts, by name. */
final class MemoryPrompts implements Prompts {
  private final Map<String, PromptKind> kinds = new LinkedHashMap<>();

  MemoryPrompts(List<PromptKind> all) {
    all.forEach(kind -> kinds.put(kind.definition().name(), kind));
  }

  @Override
  public ListPromptsResult list() {
    return ListPromptsResult.builder(
            kinds.values().stream().map(PromptKind::definition).toList())
        .build();
  }

  @Override
  public GetPromptResult get(String name, Map<String, String> arguments) {
    PromptKind kind = kinds.get(name);
    if (kind == null) {
      throw Faults.params(
          "unknown prompt '%s'; known: %s".formatted(name, String.join(", ", kinds.keySet())));
    }
    check(kind.definition(), arguments);
    TextContent text = TextContent.builder(kind.text(arguments)).build();
    return GetPromptResult.builder(
            List.of(PromptMessage.builder(Role.USER, text).build()))
        .description(kind.definition().description())
        .build();
  }

  private static void check(Prompt prompt, Map<String, String> arguments) {
    List<String> known = prompt.arguments().stream().map(PromptArgument::name).toList();
    for (String given : arguments.keySet()) {
      if (!known.contains(given)) {
        throw Faults.params("unknown argument '%s' of prompt %s; known: %s"
            .formatted(given, prompt.name(), String.join(", ", known)));
      }
    }
    for (PromptArgument argument : prompt.arguments()) {
      boolean given = !arguments.getOrDefault(argument.name(), "").isBlank();
      if (Boolean.TRUE.equals(argument.required()) && !given) {
        throw Faults.params("argument '%s' of prompt %s is missing: %s"
            .formatted(argument.name(), prompt.name(), argument.description()));
      }
    }
  }
}
