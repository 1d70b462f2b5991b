package dev.cairn.server.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Lets a server's word about its own tools count, or not. */
@Command(
    name = "trust",
    sortOptions = false,
    customSynopsis = "cairn trust [OPTIONS] SERVER",
    description =
        "Trusts a server: what it declares of its tools may make them look safer, not only riskier.")
final class TrustCommand extends RequestCommand {
  @Parameters(index = "0", paramLabel = "SERVER", description = "as in server:tool")
  private String server = "";

  @Option(names = "--undo", description = "trust it no longer")
  private boolean undo;

  @Option(names = "--by", paramLabel = "NAME", description = "who says so; you if absent")
  private String by = "";

  TrustCommand(Shell shell) {
    super(shell, "trust_server");
  }

  @Override
  void fill(ObjectNode request) {
    request.put("server", server);
    request.put("trusted", !undo);
    request.put("by", GateCommands.signed(by));
  }
}
