package dev.cairn.server.cli;

import dev.cairn.server.operation.Bound;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A command that makes the request of an operation from arguments of its own. */
abstract class RequestCommand implements Callable<Integer> {
  private final Shell shell;
  private final Bound<?, ?> operation;
  private final CommonOptions common;

  RequestCommand(Shell shell, String operation) {
    this.shell = shell;
    this.operation = shell.registry().find(operation);
    this.common = new CommonOptions(this.operation);
  }

  /** Says what its arguments say, in the words of the operation. */
  abstract void fill(ObjectNode request);

  /** What the answer is to be shown with. */
  List<String> flags() {
    return List.of();
  }

  final Shell shell() {
    return shell;
  }

  final CommandSpec spec() {
    CommandSpec spec = CommandSpec.forAnnotatedObject(this);
    common.addTo(spec);
    return spec;
  }

  @Override
  public final Integer call() {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    fill(request);
    return new Exchange(shell, operation).run(request, common.options(), flags());
  }

  /** What was not given is not said. */
  static void put(ObjectNode request, String field, @Nullable String value) {
    if (value != null) {
      request.put(field, value);
    }
  }
}
