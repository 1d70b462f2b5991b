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
final class RecordRunCommand implements Callable<Integer> {
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

  private final Shell shell;
  private final Bound<?, ?> operation;
  private final CommonOptions common;

  RecordRunCommand(Shell shell) {
    this.shell = shell;
    this.operation = shell.registry().find("record_run");
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
    put(request, "intent", intent);
    put(request, "episode", episode);
    put(request, "workflow_type", workflowType);
    ArrayNode steps = JsonNodeFactory.instance.arrayNode();
    tools.forEach(tool -> steps.add(step(tool)));
    request.set("steps", steps);
    return new Exchange(shell, operation).run(request, common.options(), List.of());
  }

  private static void put(ObjectNode request, String field, @Nullable String value) {
    if (value != null) {
      request.put(field, value);
    }
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
