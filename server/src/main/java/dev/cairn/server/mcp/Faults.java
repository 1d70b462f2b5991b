package dev.cairn.server.mcp;

import dev.cairn.fault.CairnException;
import dev.cairn.server.operation.Failure;
import dev.cairn.server.operation.Json;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import java.util.Map;

/** Mistakes in the protocol itself; those of an operation are answers of its tool. */
public final class Faults {
  private Faults() {}

  public static McpError params(String message) {
    return McpError.builder(ErrorCodes.INVALID_PARAMS).message(message).build();
  }

  public static McpError resource(String uri, String message) {
    return McpError.builder(ErrorCodes.RESOURCE_NOT_FOUND)
        .message(message)
        .data(Map.of("uri", uri))
        .build();
  }

  /** Where there is no tool whose answer it could be. */
  public static McpError of(CairnException thrown) {
    int code =
        switch (thrown.code()) {
          case INVALID_ARGUMENT, NOT_FOUND, CONFLICT, EVIDENCE_MISMATCH, FORBIDDEN, TOO_LARGE ->
            ErrorCodes.INVALID_PARAMS;
          case UNAVAILABLE, CORRUPT -> ErrorCodes.INTERNAL_ERROR;
        };
    return McpError.builder(code)
        .message(String.valueOf(thrown.getMessage()))
        .data(new Json().tree(Failure.of(thrown)))
        .build();
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
