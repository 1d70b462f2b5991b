package dev.cairn.server.mcp;

import dev.cairn.Cairn;
import dev.cairn.fault.CairnException;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CompleteResult;
import io.modelcontextprotocol.spec.McpSchema.Implementation;
import io.modelcontextprotocol.spec.McpSchema.InitializeResult;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Answers MCP requests. Keeps nothing between them, and is safe for many threads. */
public final class Protocol {
  /** From the oldest to the newest. */
  static final List<String> VERSIONS = List.of(
      ProtocolVersions.MCP_2024_11_05,
      ProtocolVersions.MCP_2025_03_26,
      ProtocolVersions.MCP_2025_06_18,
      ProtocolVersions.MCP_2025_11_25);

  /** They ask the store. */
  private static final Set<String> ASKING = Set.of(
      McpSchema.METHOD_TOOLS_CALL,
      McpSchema.METHOD_RESOURCES_LIST,
      McpSchema.METHOD_RESOURCES_READ,
      McpSchema.METHOD_PROMPT_GET,
      McpSchema.METHOD_COMPLETION_COMPLETE);

  private final Offer offer;

  public Protocol(Offer offer) {
    this.offer = offer;
  }

  /** Whether a request may take long, and must not hold up those behind it. */
  static boolean mayTakeLong(JSONRPCRequest request) {
    return ASKING.contains(request.method());
  }

  /** Whether calls behind this one might be answered differently if it came after them. */
  boolean changes(JSONRPCRequest request) {
    return request.method().equals(McpSchema.METHOD_TOOLS_CALL)
        && request.params() instanceof Map<?, ?> params
        && params.get("name") instanceof String name
        && params.get("arguments") instanceof Map<?, ?> arguments
        && !offer.tools().onlyLooks(name, arguments);
  }

  public JSONRPCResponse answer(JSONRPCRequest request) {
    return answer(request, Client.SILENT);
  }

  /** The same for a client that may be asked back. */
  public JSONRPCResponse answer(JSONRPCRequest request, Client client) {
    try {
      return JSONRPCResponse.result(
          request.id(), result(request.method(), Params.of(request.params()), client));
    } catch (McpError e) {
      return JSONRPCResponse.error(request.id(), e.getJsonRpcError());
    } catch (CairnException e) {
      return JSONRPCResponse.error(request.id(), Faults.of(e).getJsonRpcError());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      return JSONRPCResponse.error(request.id(), Faults.internal(e).getJsonRpcError());
    }
  }

  private Object result(String method, Params params, Client client) {
    return switch (method) {
      case McpSchema.METHOD_INITIALIZE -> initialize(params.text("protocolVersion"));
      case McpSchema.METHOD_PING -> Map.of();
      case McpSchema.METHOD_TOOLS_LIST -> offer.tools().list(params.maybe("cursor"));
      case McpSchema.METHOD_TOOLS_CALL ->
        offer.tools().call(params.text("name"), params.map("arguments"), client);
      case McpSchema.METHOD_RESOURCES_LIST -> offer.resources().list(params.maybe("cursor"));
      case McpSchema.METHOD_RESOURCES_TEMPLATES_LIST -> offer.resources().templates();
      case McpSchema.METHOD_RESOURCES_READ -> offer.resources().read(params.text("uri"));
      case McpSchema.METHOD_PROMPT_LIST -> offer.prompts().list();
      case McpSchema.METHOD_PROMPT_GET ->
        offer.prompts().get(params.text("name"), params.texts("arguments"));
      case McpSchema.METHOD_COMPLETION_COMPLETE -> complete(params);
      default -> throw Faults.method(method);
    };
  }

  /** The version the client asked for if we speak it, else our newest: then the client decides. */
  private InitializeResult initialize(String wanted) {
    String spoken = VERSIONS.contains(wanted) ? wanted : VERSIONS.get(VERSIONS.size() - 1);
    // No list announces changes and nothing can be subscribed to: nobody is told what was not
    // asked.
    ServerCapabilities can = ServerCapabilities.builder()
        .tools(false)
        .resources(false, false)
        .prompts(false)
        .completions()
        .build();
    return InitializeResult.builder(
            spoken,
            can,
            Implementation.builder("cairn", Cairn.version())
                .title("Cairn: memory and judgement for agents")
                .build())
        .instructions(offer.instructions())
        .build();
  }

  private CompleteResult complete(Params params) {
    Params of = params.inside("ref");
    String name =
        switch (of.text("type")) {
          case "ref/prompt" -> of.text("name");
          case "ref/resource" -> of.text("uri");
          default -> throw Faults.params("params.ref.type must be ref/prompt or ref/resource");
        };
    Params argument = params.inside("argument");
    return new CompleteResult(
        offer.completions().complete(name, argument.text("name"), argument.text("value")));
  }
}
