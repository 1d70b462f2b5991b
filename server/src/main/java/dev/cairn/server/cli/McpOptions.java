package dev.cairn.server.cli;

import dev.cairn.server.door.Backend;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.mcp.memory.MemoryOffer;
import dev.cairn.server.mcp.memory.Toolset;
import java.util.Set;
import picocli.CommandLine.Option;

/** What commands that speak MCP let their user choose. */
final class McpOptions {
  @Option(
      names = "--toolsets",
      paramLabel = "NAMES",
      description =
          "which tools to offer over MCP: memory, tools, decide, graph, curate, admin, compat, all;"
              + " memory,tools,decide if absent")
  private String toolsets = Toolset.DEFAULT;

  @Option(
      names = "--no-sampling",
      description =
          "do not ask the client's own model what to keep when an episode ends; else CAIRN_SAMPLING=off")
  private boolean noSampling;

  /** Refuses a toolset there is none of. */
  Set<Toolset> chosen() {
    return Toolset.parse(toolsets);
  }

  /** What answers for the context of a shell, with the tools that were chosen. */
  Protocol protocol(Shell shell, Backend backend) {
    boolean off = noSampling
        || shell
            .terminal()
            .environment()
            .getOrDefault("CAIRN_SAMPLING", "")
            .strip()
            .equals("off");
    return new Protocol(MemoryOffer.of(shell.registry(), backend, shell.context(), chosen(), !off));
  }
}
