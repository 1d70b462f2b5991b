package dev.cairn.eval.attack;

import dev.cairn.eval.Progress;
import dev.cairn.eval.ReportOptions;
import dev.cairn.server.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cairn eval attack}. */
@Command(
    name = "attack",
    sortOptions = false,
    description = {
      "Attacks Cairn from outside, by generated attempts of many families, and counts what gets through;"
          + " honest acts of the same shapes must be done.",
      "Ends with exit code 1 if anything gets through, or honest acts are refused. The same seed makes"
          + " the same attempts."
    })
public final class AttackCommand implements Callable<Integer> {
  private final Shell shell;

  @Mixin
  private ReportOptions options = new ReportOptions();

  @Option(names = "--seed", paramLabel = "N", description = "which attempts; 1 if absent")
  private long seed = 1;

  @Option(
      names = "--size",
      paramLabel = "SIZE",
      description = "small (a few of each family) or full; full if absent")
  private String size = Trial.Size.FULL.label();

  @Option(
      names = "--only",
      paramLabel = "FAMILY",
      split = ",",
      description = "these alone; a name that is not known is answered with those that are")
  private @Nullable List<String> only;

  @Option(
      names = "--through",
      paramLabel = "FILE",
      description = "list in this file what got through, and which honest acts were refused")
  private @Nullable Path through;

  @Option(
      names = "--work",
      paramLabel = "DIR",
      description = "where the data folders are made and deleted again")
  private Path work = Path.of(System.getProperty("java.io.tmpdir", "."));

  public AttackCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    List<AttackFamily> families = only == null ? AttackFamilies.all() : AttackFamilies.named(only);
    Progress progress = new Progress(shell.terminal().err());
    AttackReport report =
        new AttackRun(work, Trial.Size.named(size), seed, progress).report(families);
    if (through != null) {
      Files.write(through, report.listed().stream().map(Attempt::line).toList());
    }
    options.print(report, shell);
    return report.holds() ? 0 : 1;
  }
}
