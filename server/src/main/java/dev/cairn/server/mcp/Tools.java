package dev.cairn.server.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ListToolsResult;
import java.util.Map;
import java.util.Optional;

/** What an agent can do. */
public interface Tools {
  /** One page; the cursor is the one the page before it gave. */
  ListToolsResult list(Optional<String> cursor);

  /** Whether a call changes nothing that later calls of its client might depend on. */
  boolean onlyLooks(String name, Map<?, ?> arguments);

  /** What went wrong in a tool is its answer; only a tool that is not there is a fault. */
  CallToolResult call(String name, Map<?, ?> arguments);

  /** The same for a client that may be asked back on the way. */
  default CallToolResult call(String name, Map<?, ?> arguments, Client client) {
    return call(name, arguments);
  }
}
