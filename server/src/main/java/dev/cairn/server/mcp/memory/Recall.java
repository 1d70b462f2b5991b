package dev.cairn.server.mcp.memory;

import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
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

  /** A request to be filled in. */
  static ObjectNode request() {
    return MAPPER.createObjectNode();
  }

  /** @throws dev.cairn.fault.CairnException as the operation does */
  JsonNode ask(String operation, ObjectNode request) {
    return MAPPER.readTree(backend.call(operation, context, MAPPER.writeValueAsBytes(request)));
  }
}
