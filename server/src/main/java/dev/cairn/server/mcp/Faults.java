package dev.cairn.server.mcp;

import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;

/** Mistakes in the protocol itself; those of an operation are answers of its tool. */
final class Faults {
  private Faults() {}

  static McpError params(String message) {
    return McpError.builder(ErrorCodes.INVALID_PARAMS).message(message).build();
  }

  static McpError method(String method) {
    return McpError.builder(ErrorCodes.METHOD_NOT_FOUND)
        .message("unknown method '" + method + "'")
        .build();
  }

  static McpError internal(Throwable thrown) {
    return McpError.builder(ErrorCodes.INTERNAL_ERROR)
        .message("this is a bug in Cairn, please report it: " + thrown)
        .build();
  }
}
