package dev.cairn.server.mcp;

import dev.cairn.Cairn;
import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
import dev.cairn.server.operation.Registry;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.Implementation;
import io.modelcontextprotocol.spec.McpSchema.InitializeResult;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** Answers MCP requests. Keeps nothing between them, and is safe for many threads. */
public final class Protocol implements McpStatelessServerHandler {
  /** From the oldest to the newest. */
  static final List<String> VERSIONS = List.of(
      ProtocolVersions.MCP_2024_11_05,
      ProtocolVersions.MCP_2025_03_26,
      ProtocolVersions.MCP_2025_06_18,
      ProtocolVersions.MCP_2025_11_25);

  private final Toolbox toolbox;
  private final ToolCalls calls;

  public Protocol(Registry registry, Backend backend, ContextName context, Set<Toolset> toolsets) {
    this(new Toolbox(registry, toolsets, Toolbox.PAGE), new ToolCalls(backend, context));
  }

  Protocol(Toolbox toolbox, ToolCalls calls) {
    this.toolbox = toolbox;
    this.calls = calls;
  }

  /** The definitions on offer. */
  public List<Tool> tools() {
    return toolbox.tools();
  }

  /** Whether a request may take long, and must not hold up those behind it. */
  static boolean mayTakeLong(JSONRPCRequest request) {
    return request.method().equals(McpSchema.METHOD_TOOLS_CALL);
  }

  public JSONRPCResponse answer(JSONRPCRequest request) {
    try {
      return JSONRPCResponse.result(request.id(), result(request.method(), request.params()));
    } catch (McpError e) {
      return JSONRPCResponse.error(request.id(), e.getJsonRpcError());
    } catch (RuntimeException e) {
      return JSONRPCResponse.error(request.id(), Faults.internal(e).getJsonRpcError());
    }
  }

  @Override
  public Mono<JSONRPCResponse> handleRequest(McpTransportContext context, JSONRPCRequest request) {
    return Mono.fromSupplier(() -> answer(request));
  }

  /** None of them changes an answer. */
  @Override
  public Mono<Void> handleNotification(
      McpTransportContext context, JSONRPCNotification notification) {
    return Mono.empty();
  }

  private Object result(String method, @Nullable Object given) {
    Map<?, ?> params = object("params", given);
    return switch (method) {
      case McpSchema.METHOD_INITIALIZE -> initialize(text(params, "protocolVersion"));
      case McpSchema.METHOD_PING -> Map.of();
      case McpSchema.METHOD_TOOLS_LIST ->
        toolbox.list(params.get("cursor") == null ? null : text(params, "cursor"));
      case McpSchema.METHOD_TOOLS_CALL ->
        call(text(params, "name"), object("arguments", params.get("arguments")));
      default -> throw Faults.method(method);
    };
  }

  /** The version the client asked for if we speak it, else our newest: then the client decides. */
  private static InitializeResult initialize(String wanted) {
    String spoken = VERSIONS.contains(wanted) ? wanted : VERSIONS.get(VERSIONS.size() - 1);
    return InitializeResult.builder(
            spoken,
            ServerCapabilities.builder().tools(false).build(),
            Implementation.builder("cairn", Cairn.version())
                .title("Cairn: memory and judgement for agents")
                .build())
        .instructions(Instructions.TEXT)
        .build();
  }

  private Object call(String tool, Map<?, ?> arguments) {
    if (!toolbox.has(tool)) {
      List<String> known = toolbox.tools().stream().map(Tool::name).toList();
      throw Faults.params("unknown tool '%s'; known: %s (more with --toolsets)"
          .formatted(tool, String.join(", ", known)));
    }
    return calls.call(tool, arguments);
  }

  private static Map<?, ?> object(String name, @Nullable Object given) {
    if (given == null) {
      return Map.of();
    }
    if (given instanceof Map<?, ?> map) {
      return map;
    }
    throw Faults.params(name + " must be an object");
  }

  private static String text(Map<?, ?> params, String name) {
    if (params.get(name) instanceof String text) {
      return text;
    }
    throw Faults.params("params." + name + " must be a string");
  }
}
