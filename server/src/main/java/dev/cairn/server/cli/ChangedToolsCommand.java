package dev.cairn.server.cli;

import picocli.CommandLine.Command;
import tools.jackson.databind.node.ObjectNode;

/** Lists the tools that changed what they say of themselves. */
@Command(
    name = "changed",
    sortOptions = false,
    customSynopsis = "cairn tools changed [OPTIONS]",
    description = {
      "Lists the tools that say other things of themselves than before. Each keeps the worse of its classes until a"
          + " person confirms it:",
      "",
      "  cairn risk set acme:records safe --reason 'read its new description'"
    })
final class ChangedToolsCommand extends RequestCommand {
  ChangedToolsCommand(Shell shell) {
    super(shell, "tools");
  }

  @Override
  void fill(ObjectNode request) {
    request.put("changed_only", true);
  }
}
