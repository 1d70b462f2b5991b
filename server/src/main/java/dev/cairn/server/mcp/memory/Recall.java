package dev.cairn.server.mcp.memory;

import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Asks operations whose answers become text. */
final class Recall {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  private final Backend backend;
  private final ContextName context;

  Recall(Backend backend, ContextName context) {
    this.backend = backend;
    this.context = context;
  }

  /** The same on the context a call names, if it names one. */
  Recall in(@Nullable Object named) {
    return named instanceof String name ? new Recall(backend, new ContextName(name)) : this;
  }

  /** A request to be filled in. */
  static ObjectNode request() {
    return MAPPER.createObjectNode();
  }

  /** @throws dev.cairn.fault.CairnException as the operation does */
  JsonNode ask(String operation, ObjectNode request) {
    return MAPPER.readTree(backend.call(operation, context, MAPPER.writeValueAsBytes(request)));
  }
}
