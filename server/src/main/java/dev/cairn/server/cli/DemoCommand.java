package dev.cairn.server.cli;

import dev.cairn.server.demo.Demo;
import dev.cairn.server.demo.Stage;
import dev.cairn.server.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Tells a short story with a real memory. */
@Command(
    name = "demo",
    sortOptions = false,
    description =
        "A short tour with a real, temporary memory. It fails if a single step does not hold.")
final class DemoCommand implements Callable<Integer> {
  private final Shell shell;

  DemoCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    Demo.tell(shell.terminal(), this::run);
    return Exit.DONE;
  }

  /** Each command runs as if typed into a pipe: without colours, and without hints for beginners. */
  private Stage.Run run(List<String> arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal captured = Terminal.captured(
        InputStream.nullInputStream(), out, out, shell.terminal().environment());
    int exit = Cli.run(captured, arguments.toArray(String[]::new));
    return new Stage.Run(exit, out.toString(StandardCharsets.UTF_8));
  }
}
