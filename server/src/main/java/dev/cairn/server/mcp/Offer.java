package dev.cairn.server.mcp;

/**
 * What a server has to offer. The protocol carries it and knows nothing of it.
 *
 * @param instructions what an agent is told when it connects
 */
public record Offer(
    String instructions,
    Tools tools,
    Resources resources,
    Prompts prompts,
    Completions completions) {}
