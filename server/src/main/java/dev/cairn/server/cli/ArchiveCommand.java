package dev.cairn.server.cli;

import dev.cairn.server.operation.Bound;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Puts a card aside, or takes it back: {@code cairn restore} is about backups. */
@Command(
    name = "archive",
    sortOptions = false,
    customSynopsis = "cairn archive [OPTIONS] CARD",
    description = {
      "Puts a card aside: packs leave it out, a search still finds it.",
      "With --undo it is taken back, which programs call `restore`; `cairn restore` is about backups."
    })
final class ArchiveCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "CARD", description = "the card, as `cairn cards` lists it")
  private String card = "";

  @Option(names = "--reason", paramLabel = "REASON", description = "why, in your words")
  private @Nullable String reason;

  @Option(names = "--undo", description = "take a card back that was put aside")
  private boolean undo;

  private final Shell shell;
  private final CommonOptions common;

  ArchiveCommand(Shell shell) {
    this.shell = shell;
    this.common = new CommonOptions(shell.registry().find("archive"));
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.forAnnotatedObject(this);
    common.addTo(spec);
    return spec;
  }

  @Override
  public Integer call() {
    Bound<?, ?> operation = shell.registry().find(undo ? "restore" : "archive");
    ObjectNode request = JsonNodeFactory.instance.objectNode().put("card", card);
    if (reason != null) {
      request.put("reason", reason);
    }
    return new Exchange(shell, operation).run(request, common.options(), List.of());
  }
}
