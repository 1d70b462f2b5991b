package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.server.data.Location;
import dev.cairn.server.operation.Bound;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Saves what verifies of a damaged store, or goes on without what does not. */
@Command(
    name = "salvage",
    sortOptions = false,
    description = {
      "Tells what of a damaged store does not verify.",
      "With --to it writes all that does into a new data folder; the store stays as it is.",
      "With --accept you say that you have looked and that the context goes on without what is lost."
    })
final class SalvageCommand implements Callable<Integer> {
  @Option(names = "--to", paramLabel = "DIR", description = "the data folder to make")
  private @Nullable String to;

  @Option(names = "--accept", description = "go on in this context without what is damaged")
  private boolean accept;

  @Option(names = "--by", paramLabel = "NAME", description = "who looked; your user name if absent")
  private @Nullable String by;

  @Option(names = "--reason", paramLabel = "REASON", description = "what was found")
  private @Nullable String reason;

  private final Shell shell;

  SalvageCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    if (accept && to != null) {
      throw CairnException.invalid(
          "accept", "--accept and --to are two things; salvage first, then look, then accept");
    }
    Bound<?, ?> operation = shell.registry().find(accept ? "accept_damage" : "salvage");
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    if (accept) {
      request.put("by", by == null ? System.getProperty("user.name", "somebody") : by);
    }
    if (reason != null && accept) {
      request.put("reason", reason);
    }
    if (to != null) {
      request.put("to", Location.path("to", to).toAbsolutePath().toString());
    }
    return new Exchange(shell, operation).run(request, List.of(), List.of());
  }
}
