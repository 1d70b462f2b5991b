package dev.cairn.server.mcp;

import io.modelcontextprotocol.spec.McpSchema.ListResourceTemplatesResult;
import io.modelcontextprotocol.spec.McpSchema.ListResourcesResult;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import java.util.Optional;

/** What an agent can read by its address. */
public interface Resources {
  /** One page; the cursor is the one the page before it gave. */
  ListResourcesResult list(Optional<String> cursor);

  ListResourceTemplatesResult templates();

  /** An address that leads nowhere is {@link Faults#resource}. */
  ReadResourceResult read(String uri);
}
