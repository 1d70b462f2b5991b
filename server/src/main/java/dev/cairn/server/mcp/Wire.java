package dev.cairn.server.mcp;

import dev.cairn.fault.CairnException;
import dev.cairn.server.operation.RequestReader;
import dev.cairn.server.operation.Utf8;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Messages as bytes: JSON-RPC 2.0 as MCP narrows it, one message at a time and no batches. */
final class Wire {
  /** What a request may have, and its envelope. */
  static final int MESSAGE_BYTES_MAX = RequestReader.BYTES_MAX + (1 << 16);

  private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxStringLength(MESSAGE_BYTES_MAX).build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build())
      .build();

  private Wire() {}

  /** What came in. */
  sealed interface Message {
    /** It wants an answer. */
    record Asked(JSONRPCRequest request) implements Message {}

    /** It wants none: a notification. */
    record Told() implements Message {}

    /** It answers what we asked; without a result, it refused. */
    record Answered(Object id, Optional<Map<?, ?>> result) implements Message {}

    /** It is no message; this is to be said of it. */
    record Refused(Map<String, @Nullable Object> answer) implements Message {}
  }

  static JacksonMcpJsonMapper mapper() {
    return new JacksonMcpJsonMapper(MAPPER);
  }

  static String write(Object message) {
    return MAPPER.writeValueAsString(message);
  }

  static Message read(byte[] bytes) {
    Object value;
    try {
      value = MAPPER.readValue(Utf8.decode(null, "the message", bytes), Object.class);
    } catch (JacksonException e) {
      return refused(null, ErrorCodes.PARSE_ERROR, "not JSON: " + e.getOriginalMessage());
    } catch (CairnException e) {
      return refused(null, ErrorCodes.PARSE_ERROR, String.valueOf(e.getMessage()));
    }
    if (value instanceof Map<?, ?> object) {
      return message(object);
    }
    return refused(
        null,
        ErrorCodes.INVALID_REQUEST,
        value instanceof List
            ? "MCP has no batches; send one message at a time"
            : "a message must be a JSON object");
  }

  private static Message message(Map<?, ?> object) {
    Object id = object.get("id");
    boolean identified = id instanceof String || id instanceof Integer || id instanceof Long;
    Object known = identified ? id : null;
    if (!McpSchema.JSONRPC_VERSION.equals(object.get("jsonrpc"))) {
      return refused(known, ErrorCodes.INVALID_REQUEST, "jsonrpc must be \"2.0\"");
    }
    if (!object.containsKey("method")) {
      return answered(known, object)
          .orElseGet(() -> refused(known, ErrorCodes.INVALID_REQUEST, "method is missing"));
    }
    if (!(object.get("method") instanceof String method)) {
      return refused(known, ErrorCodes.INVALID_REQUEST, "method must be a string");
    }
    if (!object.containsKey("id")) {
      return new Message.Told();
    }
    if (known == null) {
      return refused(null, ErrorCodes.INVALID_REQUEST, "id must be a string or a whole number");
    }
    return new Message.Asked(
        new JSONRPCRequest(McpSchema.JSONRPC_VERSION, method, known, object.get("params")));
  }

  /** An answer; one that names no question is for nobody. */
  private static Optional<Message> answered(@Nullable Object id, Map<?, ?> object) {
    if (!object.containsKey("result") && !object.containsKey("error")) {
      return Optional.empty();
    }
    Optional<Map<?, ?>> result =
        object.get("result") instanceof Map<?, ?> map ? Optional.of(map) : Optional.empty();
    return Optional.of(id == null ? new Message.Told() : new Message.Answered(id, result));
  }

  /** JSON-RPC wants a null id where none could be read; the SDK's record refuses that. */
  static Message.Refused refused(@Nullable Object id, int code, String message) {
    Map<String, @Nullable Object> answer = new LinkedHashMap<>();
    answer.put("jsonrpc", McpSchema.JSONRPC_VERSION);
    answer.put("id", id);
    answer.put("error", Map.of("code", code, "message", message));
    return new Message.Refused(answer);
  }
}
