package dev.cairn.server.mcp.memory;

import dev.cairn.decide.Recalled;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
import dev.cairn.server.operation.Failure;
import dev.cairn.server.operation.Json;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.RawValue;

/** Runs a tool: arguments to the backend, its answer back as structured content and as text. */
final class ToolCalls {
  /** An agent cannot read more, and clients drop messages of some multiples of it. */
  static final int ANSWER_BYTES_MAX = 1 << 20;

  private static final JsonMapper PLAIN = JsonMapper.shared();
  private static final JsonMapper ESCAPED =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private final Backend backend;
  private final ContextName context;
  private final Json json = new Json();

  ToolCalls(Backend backend, ContextName context) {
    this.backend = backend;
    this.context = context;
  }

  CallToolResult call(String tool, Map<?, ?> arguments) {
    try {
      byte[] answer = backend.call(tool, context, bytes(arguments));
      if (answer.length > ANSWER_BYTES_MAX) {
        throw tooLarge(tool, answer.length);
      }
      return result(new String(answer, StandardCharsets.UTF_8), false);
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      return result(json.compact(Failure.of(e)), true);
    }
  }

  private static byte[] bytes(Map<?, ?> arguments) {
    try {
      return PLAIN.writeValueAsBytes(arguments);
    } catch (JacksonException e) {
      // Half a character cannot be written as UTF-8; as an escape it reaches the reader, which
      // says so.
      return ESCAPED.writeValueAsBytes(arguments);
    }
  }

  private static CairnException tooLarge(String tool, int bytes) {
    return new CairnException(
        Code.TOO_LARGE,
        null,
        "the answer of %s has %,d bytes, and an answer over MCP at most %,d; ask for less, for example with a smaller limit"
            .formatted(tool, bytes, ANSWER_BYTES_MAX));
  }

  /** The same JSON twice, nothing in it hidden: clients without structured content read the text. */
  private static CallToolResult result(String json, boolean failed) {
    String answer = Recalled.escaped(json);
    return CallToolResult.builder()
        .addTextContent(answer)
        .structuredContent(new RawValue(answer))
        .isError(failed)
        .build();
  }
}
