package dev.cairn.server.mcp.compact;

import tools.jackson.databind.JsonNode;

/**
 * An answer as an agent gets it.
 *
 * @param text for clients that show the model the text content
 * @param structured for those that show it the structured content
 */
public record Compacted(String text, JsonNode structured) {
  /** The same document for both. */
  static Compacted same(JsonNode document) {
    return new Compacted(document.toString(), document);
  }
}
