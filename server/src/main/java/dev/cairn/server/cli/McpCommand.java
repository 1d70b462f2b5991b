package dev.cairn.server.cli;

import dev.cairn.log.ContextName;
import dev.cairn.server.data.Location;
import dev.cairn.server.door.Backend;
import dev.cairn.server.engine.EngineClient;
import dev.cairn.server.mcp.LazyBackend;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.mcp.StdioServer;
import dev.cairn.server.mcp.Toolset;
import java.io.PrintStream;
import java.security.SecureRandom;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves one agent over standard input and output. */
@Command(
    name = "mcp",
    sortOptions = false,
    description = {
      "Serves the Model Context Protocol on standard input and output, for one agent.",
      "It is started by the agent's program, and ends when that closes the input."
    })
final class McpCommand implements Callable<Integer> {
  @Option(
      names = "--toolsets",
      paramLabel = "NAMES",
      description =
          "which tools to offer: memory, tools, decide, graph, curate, admin, compat, all;"
              + " memory,tools,decide if absent")
  private String toolsets = Toolset.DEFAULT;

  private final Shell shell;

  McpCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws InterruptedException {
    Set<Toolset> chosen = Toolset.parse(toolsets);
    ContextName context = shell.context();
    Location location = shell.location();
    PrintStream systemOut = System.out;
    // The protocol owns standard output: what a library prints there goes to the error stream.
    System.setOut(System.err);
    try (Backend backend = new LazyBackend(() -> EngineClient.of(
        location, shell.registry(), shell.terminal().environment(), new SecureRandom()))) {
      Protocol protocol = new Protocol(shell.registry(), backend, context, chosen);
      new StdioServer(protocol, shell.terminal().in(), shell.terminal().out()).run();
      return Exit.DONE;
    } finally {
      System.setOut(systemOut);
    }
  }
}
