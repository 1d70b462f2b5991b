package dev.cairn.server.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Says yes to a call. */
@Command(
    name = "approve",
    sortOptions = false,
    customSynopsis = "cairn approve [OPTIONS] [DECISION]",
    description = {
      "Says yes: to the call a decision was about, to a --tool with these --args, or with --standing to"
          + " every call of a tool. It ends when the tool changes, and the yes to one call with the decision it"
          + " allows, or after --ttl seconds.",
      "",
      "  cairn approve d_01jd3v7k6q8zc",
      "  cairn approve --tool files:delete --standing"
    })
final class ApproveCommand extends RequestCommand {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "DECISION",
      description = "as `cairn decide` answered")
  private @Nullable String decision;

  @Option(names = "--tool", paramLabel = "TOOL", description = "or the tool, as server:tool")
  private @Nullable String tool;

  @Option(
      names = "--args",
      paramLabel = "JSON",
      description = "of the one call, or KEY=VALUE (repeat for more)")
  private List<String> args = new ArrayList<>();

  @Option(
      names = "--standing",
      description = "every call of the tool, as long as it stays as it is")
  private boolean standing;

  @Option(
      names = "--ttl",
      paramLabel = "SECONDS",
      description = "when it ends if it is not used; 900 if absent, never if standing")
  private @Nullable Long ttl;

  @Option(names = "--reason", paramLabel = "REASON", description = "why, for whoever asks later")
  private @Nullable String reason;

  @Option(names = "--by", paramLabel = "NAME", description = "who says yes; you if absent")
  private String by = "";

  ApproveCommand(Shell shell) {
    super(shell, "approve");
  }

  @Override
  void fill(ObjectNode request) {
    put(request, "decision", decision);
    put(request, "tool", tool);
    CallArgs.put(request, args);
    if (standing) {
      request.put("standing", true);
    }
    if (ttl != null) {
      request.put("ttl_s", ttl);
    }
    put(request, "reason", reason);
    request.put("by", GateCommands.signed(by));
  }
}
