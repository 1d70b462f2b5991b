package dev.cairn.server.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Says how risky a tool is. */
@Command(
    name = "set",
    sortOptions = false,
    customSynopsis = "cairn risk set [OPTIONS] --reason=TEXT TOOL RISK",
    description = {
      "Says how risky a tool is, above what its server and its words say. When the tool changes, this still"
          + " raises its risk and no longer lowers it.",
      "",
      "  cairn risk set github:merge dangerous --reason 'it deploys'"
    })
final class RiskCommand extends RequestCommand {
  @Parameters(index = "0", paramLabel = "TOOL", description = "the tool, as server:tool")
  private String tool = "";

  @Parameters(index = "1", paramLabel = "RISK", description = "safe, moderate or dangerous")
  private String risk = "";

  @Option(
      names = "--reason",
      required = true,
      paramLabel = "TEXT",
      description = "why, for whoever asks later")
  private String reason = "";

  @Option(names = "--by", paramLabel = "NAME", description = "who says so; you if absent")
  private String by = "";

  RiskCommand(Shell shell) {
    super(shell, "set_risk");
  }

  @Override
  void fill(ObjectNode request) {
    request.put("tool", tool);
    request.put("risk", risk);
    request.put("reason", reason);
    request.put("by", GateCommands.signed(by));
  }
}
