package dev.cairn.server.mcp;

import io.modelcontextprotocol.spec.McpSchema.CompleteResult.CompleteCompletion;

/** How an argument may go on that a person has begun to type. */
public interface Completions {
  /**
   * The ways it may go on, the likeliest first.
   *
   * @param of the name of the prompt, or the template of the resource
   */
  CompleteCompletion complete(String of, String argument, String begun);
}
