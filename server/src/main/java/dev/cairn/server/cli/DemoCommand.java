package dev.cairn.server.cli;

import dev.cairn.server.demo.Demo;
import dev.cairn.server.demo.Stage;
import dev.cairn.server.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tells a short story with a real memory. */
@Command(
    name = "demo",
    sortOptions = false,
    description =
        "A short tour with a real, temporary memory. It fails if a single step does not hold.")
final class DemoCommand implements Callable<Integer> {
  @Option(
      names = "--tools",
      paramLabel = "FOLDER",
      description =
          "try it with your own tools instead: a JSON file per server, as tools/list answers")
  private @Nullable Path tools;

  @Option(
      names = "--task",
      paramLabel = "TEXT",
      defaultValue = "find what is open and tell the people concerned",
      description = "what to find those tools for (${DEFAULT-VALUE})")
  private String task = "";

  private final Shell shell;

  DemoCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    if (tools == null) {
      Demo.tell(shell.terminal(), this::run);
    } else {
      Demo.tell(shell.terminal(), this::run, tools.toAbsolutePath(), task);
    }
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
