package dev.cairn.server.cli;

import dev.cairn.server.operation.Bound;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Erases one thing by its id alone, whatever it is the id of. */
@Command(
    name = "forget",
    sortOptions = false,
    customSynopsis = "cairn forget [OPTIONS] ID",
    description = {
      "Destroys an entry, a card or an episode for good, and all that was made of it.",
      "Try it with --dry-run first; `cairn erase` takes subjects and secrets too."
    })
final class ForgetCommand implements Callable<Integer> {
  private static final Pattern CARD = Pattern.compile("c[0-9a-z]{7}");
  private static final String ENTRY = "en_";

  @Parameters(index = "0", paramLabel = "ID", description = "an entry, a card or an episode")
  private String id = "";

  @Option(names = "--dry-run", description = "only say what would go")
  private boolean dryRun;

  @Option(names = "--by", paramLabel = "NAME", description = "who asks for it")
  private @Nullable String by;

  @Option(names = "--reason", paramLabel = "REASON", description = "why; not in the words that go")
  private @Nullable String reason;

  private final Shell shell;
  private final CommonOptions common;

  ForgetCommand(Shell shell) {
    this.shell = shell;
    this.common = new CommonOptions(shell.registry().find("erase"));
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.forAnnotatedObject(this);
    common.addTo(spec);
    return spec;
  }

  @Override
  public Integer call() {
    Bound<?, ?> operation = shell.registry().find("erase");
    ObjectNode request = JsonNodeFactory.instance.objectNode().put(kind(), id);
    if (dryRun) {
      request.put("dry_run", true);
    }
    if (by != null) {
      request.put("by", by);
    }
    if (reason != null) {
      request.put("reason", reason);
    }
    return new Exchange(shell, operation).run(request, common.options(), List.of());
  }

  /** Ids of entries and cards are made by Cairn and look like it; a client may call an episode anything else. */
  private String kind() {
    if (id.startsWith(ENTRY)) {
      return "entry";
    }
    return CARD.matcher(id).matches() ? "card" : "episode";
  }
}
