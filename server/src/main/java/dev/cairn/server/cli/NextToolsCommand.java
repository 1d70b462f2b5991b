package dev.cairn.server.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** Foretells the next tool from the names of those used so far. */
@Command(
    name = "next",
    sortOptions = false,
    customSynopsis = "cairn tools next [OPTIONS] [TOOL...]",
    description = {
      "Foretells which tools come next after those used so far, from recorded runs, what is to be done and what"
          + " tools say of themselves.",
      "",
      "  cairn tools next --intent 'file a bug' github:search_issues"
    })
final class NextToolsCommand extends RequestCommand {

  @Parameters(arity = "0..*", paramLabel = "TOOL", description = "tools used so far, in order")
  private List<String> tools = new ArrayList<>();

  @Option(names = "--intent", paramLabel = "TEXT", description = "what is to be done")
  private @Nullable String intent;

  @Option(
      names = "--workflow-type",
      paramLabel = "NAME",
      description = "the kind of work; runs of the same kind count more")
  private @Nullable String workflowType;

  @Option(
      names = "--kinds",
      paramLabel = "tool|capability",
      split = ",",
      description = "which kinds; both if absent")
  private List<String> kinds = new ArrayList<>();

  @Option(names = "--limit", paramLabel = "N", description = "how many; else those that stand out")
  private @Nullable Integer limit;

  @Option(names = "--why", description = "show how each score came about")
  private boolean why;

  NextToolsCommand(Shell shell) {
    super(shell, "next_tools");
  }

  @Override
  void fill(ObjectNode request) {
    tools.forEach(request.putArray("context_tools")::add);
    put(request, "intent", intent);
    put(request, "workflow_type", workflowType);
    if (!kinds.isEmpty()) {
      kinds.forEach(request.putArray("kinds")::add);
    }
    if (limit != null) {
      request.put("limit", limit);
    }
  }

  @Override
  List<String> flags() {
    return why ? List.of(Exchange.WHY) : List.of();
  }
}
