package dev.cairn.server.mcp;

import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.ListPromptsResult;
import java.util.Map;

/** What a person can have said to an agent by choosing it from a list. */
public interface Prompts {
  ListPromptsResult list();

  GetPromptResult get(String name, Map<String, String> arguments);
}
