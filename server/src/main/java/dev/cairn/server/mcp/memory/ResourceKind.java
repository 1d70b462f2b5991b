package dev.cairn.server.mcp.memory;

import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import java.util.List;
import java.util.Optional;

/** One kind of thing that can be read: {@code cairn://NAME/{id}}. */
interface ResourceKind {
  /** As its addresses say it. */
  String name();

  ResourceTemplate template();

  /** The newest first; {@code cursor} is what the page before it gave. */
  Page list(Optional<String> cursor);

  /**
   * The thing as text, cut if it is large, with a note on how to go on.
   *
   * @throws dev.cairn.fault.CairnException not_found if there is no such thing
   */
  String read(Address address);

  /** Some, and the cursor to the next. */
  record Page(List<Resource> resources, Optional<String> next) {}
}
