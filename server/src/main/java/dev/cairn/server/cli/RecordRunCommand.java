package dev.cairn.server.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Records a run from the names of its tools, in order. */
@Command(
    name = "run",
    sortOptions = false,
    customSynopsis = "cairn tools run [OPTIONS] TOOL...",
    description = {
      "Records which tools a run used, in order, so that the next ones can be foretold. A `!` behind a"
          + " tool says that it failed, a `+` that it worked.",
      "",
      "  cairn tools run --intent 'file a bug' github:search_issues+ github:create_issue+"
    })
final class RecordRunCommand extends RequestCommand {
  private static final String FAILED = "!";
  private static final String WORKED = "+";

  @Parameters(arity = "1..*", paramLabel = "TOOL", description = "the tools, in order")
  private List<String> tools = new ArrayList<>();

  @Option(names = "--intent", paramLabel = "TEXT", description = "what the run was for")
  private @Nullable String intent;

  @Option(names = "--episode", paramLabel = "ID", description = "the episode it belongs to")
  private @Nullable String episode;

  @Option(names = "--workflow-type", paramLabel = "NAME", description = "the kind of work")
  private @Nullable String workflowType;

  RecordRunCommand(Shell shell) {
    super(shell, "record_run");
  }

  @Override
  void fill(ObjectNode request) {
    put(request, "intent", intent);
    put(request, "episode", episode);
    put(request, "workflow_type", workflowType);
    ArrayNode steps = request.putArray("steps");
    tools.forEach(tool -> steps.add(step(tool)));
  }

  private static ObjectNode step(String written) {
    ObjectNode step = JsonNodeFactory.instance.objectNode();
    boolean failed = written.endsWith(FAILED);
    boolean told = failed || written.endsWith(WORKED);
    step.put("tool", told ? written.substring(0, written.length() - 1) : written);
    if (told) {
      step.put("ok", !failed);
    }
    return step;
  }
}
