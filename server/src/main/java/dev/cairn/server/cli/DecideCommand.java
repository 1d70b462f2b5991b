package dev.cairn.server.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Asks whether a tool may run. */
@Command(
    name = "decide",
    sortOptions = false,
    customSynopsis = "cairn decide [OPTIONS] TOOL",
    description = {
      "Asks whether a tool may run without asking: allow, ask or deny, with the sum the threshold is. The"
          + " answer is written down; `cairn ran` tells how it went.",
      "If nothing can be decided, because the store cannot be read or written, that is an error and"
          + " never a yes.",
      "",
      "  cairn decide files:delete --confidence .9 --args '{\"path\": \"tmp/a\"}'"
    })
final class DecideCommand extends RequestCommand {

  @Parameters(index = "0", paramLabel = "TOOL", description = "the tool, as server:tool")
  private String tool = "";

  @Option(
      names = "--confidence",
      paramLabel = "N",
      description = "how sure you are that it is the right call, 0 to 1; .80 if absent")
  private @Nullable Double confidence;

  @Option(
      names = "--mode",
      paramLabel = "active|passive|speculation",
      description = "what it is for; speculation if absent")
  private @Nullable String mode;

  @Option(
      names = "--args",
      paramLabel = "JSON",
      description = "its arguments, or KEY=VALUE (repeat for more)")
  private List<String> args = new ArrayList<>();

  @Option(
      names = "--after",
      paramLabel = "TOOL",
      split = ",",
      description = "tools used just before (repeat, or put commas between)")
  private List<String> after = new ArrayList<>();

  @Option(names = "--workflow-type", paramLabel = "NAME", description = "the kind of work")
  private @Nullable String workflowType;

  @Option(names = "--episode", paramLabel = "ID", description = "the episode it belongs to")
  private @Nullable String episode;

  @Option(names = "--seed", paramLabel = "N", description = "what mode passive draws from")
  private @Nullable Long seed;

  @Option(names = "--why", description = "show all the threshold follows from")
  private boolean why;

  DecideCommand(Shell shell) {
    super(shell, "decide");
  }

  @Override
  void fill(ObjectNode request) {
    request.put("tool", tool);
    if (confidence != null) {
      request.put("confidence", confidence);
    }
    put(request, "mode", mode);
    CallArgs.put(request, args);
    if (!after.isEmpty()) {
      after.forEach(request.putArray("context_tools")::add);
    }
    put(request, "workflow_type", workflowType);
    put(request, "episode", episode);
    if (seed != null) {
      request.put("seed", seed);
    }
  }

  @Override
  List<String> flags() {
    return why ? List.of(Exchange.WHY) : List.of();
  }
}
