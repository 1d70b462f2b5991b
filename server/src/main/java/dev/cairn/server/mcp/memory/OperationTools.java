package dev.cairn.server.mcp.memory;

import dev.cairn.server.mcp.Client;
import dev.cairn.server.mcp.Faults;
import dev.cairn.server.mcp.Tools;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ListToolsResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Operations as tools. */
final class OperationTools implements Tools {
  private static final String END = "end_episode";

  private final Toolbox toolbox;
  private final ToolCalls calls;
  private final Optional<SampledCards> sampling;

  /** @param sampling who asks the client's model; empty if it is not to be asked */
  OperationTools(Toolbox toolbox, ToolCalls calls, Optional<SampledCards> sampling) {
    this.toolbox = toolbox;
    this.calls = calls;
    this.sampling = sampling;
  }

  @Override
  public ListToolsResult list(Optional<String> cursor) {
    return toolbox.list(cursor);
  }

  /** Reads of memory note what an episode was shown, and what is credited depends on the order of that. */
  @Override
  public boolean onlyLooks(String name, Map<?, ?> arguments) {
    return toolbox.isRead(name) && !arguments.containsKey("episode");
  }

  @Override
  public CallToolResult call(String name, Map<?, ?> arguments) {
    if (!toolbox.has(name)) {
      List<String> known = toolbox.tools().stream().map(Tool::name).toList();
      throw Faults.params("unknown tool '%s'; known: %s (more with --toolsets)"
          .formatted(name, String.join(", ", known)));
    }
    return calls.call(name, arguments);
  }

  /** An episode that ends is first looked through by the client's own model, if it may be asked. */
  @Override
  public CallToolResult call(String name, Map<?, ?> arguments, Client client) {
    if (name.equals(END) && toolbox.has(name) && client.samples()) {
      sampling.ifPresent(cards -> cards.propose(arguments, client));
    }
    return call(name, arguments);
  }
}
