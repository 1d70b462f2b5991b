package dev.cairn.server.cli;

import dev.cairn.server.data.Location;
import dev.cairn.server.data.Restore;
import dev.cairn.server.terminal.Bar;
import dev.cairn.server.view.Page;
import java.time.Instant;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a backup in place of the store. */
@Command(
    name = "restore",
    sortOptions = false,
    description = {
      "Puts a backup in place of the store. The backup is opened and verified first.",
      "A store that is there is kept under another name."
    })
final class RestoreCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "the backup, as `cairn backup` wrote it")
  private String file = "";

  @Option(names = "--force", description = "move the store that is there aside")
  private boolean force;

  private final Shell shell;

  RestoreCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    Restore restore = new Restore(shell.location(), Instant.now());
    try (Bar bar = new Bar(shell.terminal(), "verify")) {
      Restore.Answer answer = restore.from(Location.path("file", file), force, bar);
      if (shell.wantsJson()) {
        shell.print(answer);
      } else {
        say(answer);
      }
      return Exit.DONE;
    }
  }

  private void say(Restore.Answer answer) {
    shell
        .terminal()
        .out()
        .printf(
            "restored %s: %s in %s, verified%n",
            answer.store(),
            Page.count(answer.events(), "event"),
            Page.count(answer.contexts(), "context"));
    answer
        .movedAside()
        .ifPresent(
            path -> shell.terminal().out().println("the store that was there is now " + path));
  }
}
