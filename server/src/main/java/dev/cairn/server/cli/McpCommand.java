package dev.cairn.server.cli;

import dev.cairn.log.Via;
import dev.cairn.server.data.Location;
import dev.cairn.server.door.Backend;
import dev.cairn.server.engine.Credentials;
import dev.cairn.server.engine.EngineClient;
import dev.cairn.server.mcp.LazyBackend;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.mcp.StdioServer;
import dev.cairn.server.operation.Access;
import dev.cairn.server.token.TokenFiles;
import java.io.PrintStream;
import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Serves one agent over standard input and output. */
@Command(
    name = "mcp",
    sortOptions = false,
    description = {
      "Serves the Model Context Protocol on standard input and output, for one agent.",
      "It is started by the agent's program, and ends when that closes the input."
    })
final class McpCommand implements Callable<Integer> {
  @Mixin
  private final McpOptions options = new McpOptions();

  private final Shell shell;

  McpCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws InterruptedException {
    Access leave = options.leave(shell, Access.AGENT);
    shell.context();
    Location location = shell.location();
    Map<String, String> environment = shell.terminal().environment();
    PrintStream systemOut = System.out;
    // The protocol owns standard output: what a library prints there goes to the error stream.
    System.setOut(System.err);
    try (Backend backend = new LazyBackend(() -> EngineClient.of(
        location,
        shell.registry(),
        environment,
        new SecureRandom(),
        credentials(location, leave)))) {
      Protocol protocol = options.protocol(shell, backend, leave);
      new StdioServer(protocol, shell.terminal().in(), shell.terminal().out()).run();
      return Exit.DONE;
    } finally {
      System.setOut(systemOut);
    }
  }

  /** An agent's, unless whoever started this chose tools that are a person's. */
  private Credentials credentials(Location location, Access leave) {
    Map<String, String> environment = shell.terminal().environment();
    Credentials own = leave.role() == Via.PERSON
        ? Credentials.person(
            new TokenFiles(location.folder(), environment, new SecureRandom()).person())
        : Credentials.agent(TokenFiles.shown(options.tokenFile(), environment));
    return options.only().map(own::only).orElse(own);
  }
}
