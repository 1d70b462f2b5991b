package dev.cairn.server.cli;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.Export;
import dev.cairn.server.data.Location;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.view.Page;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the log of a context out. */
@Command(
    name = "export",
    sortOptions = false,
    description =
        "Writes the whole log of a context as JSON Lines: versioned, lossless, readable elsewhere.")
final class ExportCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "the file to write; standard output if absent or -")
  private @Nullable String file;

  @Option(names = "--force", description = "write over a file that is there")
  private boolean force;

  private final Shell shell;

  ExportCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    if (file == null || file.equals("-")) {
      Export.Answer answer = export(shell.terminal().out());
      shell.terminal().out().flush();
      if (shell.terminal().errIsTerminal()) {
        shell.terminal().err().println(said(answer, "standard output"));
      }
      return Exit.DONE;
    }
    Path to = Location.path("file", file).toAbsolutePath();
    Export.Answer answer = toFile(to);
    if (shell.wantsJson()) {
      shell.print(answer);
    } else {
      shell.terminal().out().println(said(answer, to.toString()));
    }
    return Exit.DONE;
  }

  private static String said(Export.Answer answer, String to) {
    return "exported %s to %s, head %s"
        .formatted(Page.count(answer.events(), "event"), to, answer.head());
  }

  /** Under another name first: a file by the name that was asked for is always whole. */
  private Export.Answer toFile(Path to) {
    if (Files.exists(to) && !force) {
      throw CairnException.conflict("file", to + " is there already; --force writes over it");
    }
    Path part = to.resolveSibling("." + to.getFileName() + ".part");
    try {
      Export.Answer answer;
      try (OutputStream out =
          new BufferedOutputStream(Files.newOutputStream(OwnerOnly.created(part)))) {
        answer = export(out);
      } catch (IOException | RuntimeException e) {
        Files.deleteIfExists(part);
        throw e;
      }
      Files.move(part, to, StandardCopyOption.REPLACE_EXISTING);
      return answer;
    } catch (IOException e) {
      throw CairnException.unavailable("cannot write " + to + " (" + e.getMessage() + ")", e);
    }
  }

  private Export.Answer export(OutputStream out) {
    Bound<?, ?> operation = shell.registry().find("export");
    byte[] request = "{}".getBytes(StandardCharsets.UTF_8);
    return (Export.Answer)
        shell.ask(operation, request, caller -> caller.download(out)).answer();
  }
}
