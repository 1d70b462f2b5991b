package dev.cairn.server.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Takes a yes back. */
@Command(
    name = "revoke",
    sortOptions = false,
    customSynopsis = "cairn revoke [OPTIONS] APPROVAL",
    description = "Takes an approval back. Decisions made by it stay as they were.")
final class RevokeCommand extends RequestCommand {
  @Parameters(
      index = "0",
      paramLabel = "APPROVAL",
      description = "as `cairn approve` answered; `cairn thresholds TOOL` lists them")
  private String approval = "";

  @Option(names = "--by", paramLabel = "NAME", description = "who takes it back; you if absent")
  private String by = "";

  RevokeCommand(Shell shell) {
    super(shell, "revoke");
  }

  @Override
  void fill(ObjectNode request) {
    request.put("approval", approval);
    request.put("by", GateCommands.signed(by));
  }
}
