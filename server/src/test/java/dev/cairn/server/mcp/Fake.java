package dev.cairn.server.mcp;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.mcp.memory.MemoryOffer;
import dev.cairn.server.mcp.memory.Toolset;
import dev.cairn.server.operation.Registry;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Backends and protocols for tests. */
public final class Fake {
  public static final Registry REGISTRY = new Registry();
  private static final JsonMapper MAPPER = JsonMapper.shared();

  private Fake() {}

  /** What a backend does with a request. */
  @FunctionalInterface
  public interface Answering {
    String answer(String operation, ContextName context, String request) throws Exception;
  }

  public static Backend backend(Answering answering) {
    return new Backend() {
      @Override
      public byte[] call(String operation, ContextName context, byte[] request) {
        try {
          String given = new String(request, StandardCharsets.UTF_8);
          return answering.answer(operation, context, given).getBytes(StandardCharsets.UTF_8);
        } catch (RuntimeException e) {
          throw e;
        } catch (Exception e) {
          throw new IllegalStateException(e);
        }
      }

      @Override
      public void close() {}
    };
  }

  /** On a memory of its own. */
  public static Backend memory() {
    return new LocalBackend(Cairn.open(Settings.inMemory()), REGISTRY);
  }

  public static Protocol protocol(Backend backend, String toolsets) {
    Set<Toolset> chosen = Toolset.parse(toolsets);
    return new Protocol(MemoryOffer.of(REGISTRY, backend, ContextName.DEFAULT, chosen));
  }

  public static JsonNode ask(Protocol protocol, String method, Object params) {
    return ask(protocol, method, params, Client.SILENT);
  }

  /** Asks for a client that may be asked back. */
  public static JsonNode ask(Protocol protocol, String method, Object params, Client client) {
    JSONRPCResponse response =
        protocol.answer(new JSONRPCRequest("2.0", method, 1, params), client);
    return MAPPER.readTree(Wire.write(response));
  }

  /** The result of a tool. */
  public static JsonNode call(Protocol protocol, String tool, Map<String, ?> arguments) {
    return ask(protocol, "tools/call", Map.of("name", tool, "arguments", arguments))
        .at("/result");
  }
}
