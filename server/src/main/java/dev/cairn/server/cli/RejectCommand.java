package dev.cairn.server.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Says no to a call. */
@Command(
    name = "reject",
    sortOptions = false,
    customSynopsis = "cairn reject [OPTIONS] DECISION",
    description = {
      "Says no to the call a decision asked about: it is denied for the rest of its episode.",
      "",
      "  cairn reject d_01jd3v7k6q8zc --reason \"not on a Friday\""
    })
final class RejectCommand extends RequestCommand {
  @Parameters(index = "0", paramLabel = "DECISION", description = "as `cairn decide` answered")
  private String decision = "";

  @Option(names = "--reason", paramLabel = "REASON", description = "why, for whoever asks later")
  private @Nullable String reason;

  @Option(names = "--by", paramLabel = "NAME", description = "who says no; you if absent")
  private String by = "";

  RejectCommand(Shell shell) {
    super(shell, "reject");
  }

  @Override
  void fill(ObjectNode request) {
    request.put("decision", decision);
    put(request, "reason", reason);
    request.put("by", GateCommands.signed(by));
  }
}
