package dev.cairn.eval;

import dev.cairn.eval.figure.Printed;
import dev.cairn.server.cli.Shell;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How every suite shows its report. */
public final class ReportOptions {
  @Option(names = "--markdown", description = "print the table in Markdown, to paste into a page")
  private boolean markdown;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "also write the figures with the samples behind them to this file, as JSON")
  private @Nullable Path out;

  /** Prints the report, and writes it where it was asked for. */
  public void print(Printed report, Shell shell) {
    if (out != null) {
      write(out, report.json(true) + "\n");
    }
    if (shell.wantsJson()) {
      shell.terminal().out().println(report.json(false));
    } else {
      shell.terminal().out().print(markdown ? report.markdown() : report.text());
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
