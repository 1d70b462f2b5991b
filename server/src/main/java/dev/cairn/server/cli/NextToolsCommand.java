package dev.cairn.server.cli;

import dev.cairn.server.operation.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
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
final class NextToolsCommand implements Callable<Integer> {
  private static final String WHY = "why";

  @Parameters(arity = "0..*", paramLabel = "TOOL", description = "tools used so far, in order")
  private List<String> tools = new ArrayList<>();

  @Option(names = "--intent", paramLabel = "TEXT", description = "what is to be done")
  private @Nullable String intent;

  @Option(names = "--limit", paramLabel = "N", description = "how many; else those that stand out")
  private @Nullable Integer limit;

  @Option(names = "--why", description = "show how each score came about")
  private boolean why;

  private final Shell shell;
  private final Bound<?, ?> operation;
  private final CommonOptions common;

  NextToolsCommand(Shell shell) {
    this.shell = shell;
    this.operation = shell.registry().find("next_tools");
    this.common = new CommonOptions(operation);
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.forAnnotatedObject(this);
    common.addTo(spec);
    return spec;
  }

  @Override
  public Integer call() {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    ArrayNode used = JsonNodeFactory.instance.arrayNode();
    tools.forEach(used::add);
    request.set("context_tools", used);
    if (intent != null) {
      request.put("intent", intent);
    }
    if (limit != null) {
      request.put("limit", limit);
    }
    return new Exchange(shell, operation)
        .run(request, common.options(), why ? List.of(WHY) : List.of());
  }
}
