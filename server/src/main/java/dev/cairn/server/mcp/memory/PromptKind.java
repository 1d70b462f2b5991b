package dev.cairn.server.mcp.memory;

import io.modelcontextprotocol.spec.McpSchema.Prompt;
import java.util.Map;

/** One prompt: what is said to an agent when it is chosen. */
interface PromptKind {
  Prompt definition();

  /**
   * What is said.
   *
   * @param arguments those of the definition, the required ones present
   */
  String text(Map<String, String> arguments);
}
