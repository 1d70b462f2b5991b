package dev.cairn.server.mcp.memory;

import dev.cairn.decide.Recalled;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
import dev.cairn.server.mcp.compact.CompactView;
import dev.cairn.server.mcp.compact.Compacted;
import dev.cairn.server.operation.Failure;
import dev.cairn.server.operation.Json;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

/** Runs a tool: arguments to the backend, what an agent needs of its answer back, or all if it asks. */
final class ToolCalls {
  /** An agent cannot read more, and clients drop messages of some multiples of it. */
  static final int ANSWER_BYTES_MAX = 1 << 20;

  private static final String FULL = "full";

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
      Map<Object, Object> asked = new LinkedHashMap<>(arguments);
      boolean full = full(asked.remove(FULL));
      return full ? whole(tool, asked) : compact(tool, asked);
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      String failure = json.compact(Failure.of(e));
      return result(failure, failure, true);
    }
  }

  private CallToolResult compact(String tool, Map<?, ?> asked) {
    Compacted shown = CompactView.of(tool, (ObjectNode) PLAIN.readTree(answer(tool, asked)));
    String document = shown.structured().toString();
    requireSmall(tool, document.length());
    return result(shown.text(), document, false);
  }

  /** The same JSON twice, nothing in it hidden: clients without structured content read the text. */
  private CallToolResult whole(String tool, Map<?, ?> asked) {
    byte[] answer = answer(tool, asked);
    requireSmall(tool, answer.length);
    String document = new String(answer, StandardCharsets.UTF_8);
    return result(document, document, false);
  }

  private byte[] answer(String tool, Map<?, ?> asked) {
    return backend.call(tool, context, bytes(asked));
  }

  /** Asked of this door alone: the operations know nothing of views. */
  private static boolean full(@Nullable Object given) {
    if (given == null || given instanceof Boolean) {
      return Boolean.TRUE.equals(given);
    }
    throw CairnException.invalid(FULL, "full must be true or false, was " + given);
  }

  private static void requireSmall(String tool, int bytes) {
    if (bytes > ANSWER_BYTES_MAX) {
      throw tooLarge(tool, bytes);
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

  private static CallToolResult result(String text, String document, boolean failed) {
    return CallToolResult.builder()
        .addTextContent(Recalled.escaped(text))
        .structuredContent(new RawValue(Recalled.escaped(document)))
        .isError(failed)
        .build();
  }
}
