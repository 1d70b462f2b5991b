package dev.cairn.eval.peers;

import dev.cairn.eval.Chosen;
import dev.cairn.eval.Progress;
import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.client.Cost;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Report;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cairn eval peers}. */
@Command(
    name = "peers",
    sortOptions = false,
    description = {
      "Measures Cairn over MCP beside the official servers for echo and for memory, which must be in"
          + " eval/agent (`npm ci` there).",
      "Run it on a quiet machine. All of it takes some five minutes, --quick about one."
    })
public final class PeersCommand implements Callable<Integer> {
  private static final List<Supplier<Comparison>> ALL =
      List.of(CallTimes::new, SizeTimes::new, CpuTimes::new, StartTimes::new, Bounds::new);

  private final Shell shell;

  @Option(names = "--quick", description = "small sizes and few rounds")
  private boolean quick;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "NAME",
      description = "only these: calls, size, cpu, start, bounds")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--root",
      paramLabel = "DIR",
      description = "the folder of Cairn's sources, built; the current one if absent")
  private Path root = Path.of(".");

  @Option(
      names = "--work",
      paramLabel = "DIR",
      description = "where trial memories are made and deleted again; on a disk, not in RAM")
  private Path work = Path.of(System.getProperty("java.io.tmpdir", "."));

  @Mixin
  private ReportOptions output = new ReportOptions();

  public PeersCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    List<Comparison> chosen =
        Chosen.of(ALL.stream().map(Supplier::get).toList(), Comparison::name, only);
    if (!Cost.isKnown()) {
      throw CairnException.invalid("peers", "what a process costs is read from /proc, as on Linux");
    }
    Progress progress = new Progress(shell.terminal().err());
    String machine = Machine.describe();
    List<Figure> figures = new ArrayList<>();
    try (Stand stand = new Stand(root, work, quick ? Extent.QUICK : Extent.FULL, progress)) {
      for (Comparison comparison : chosen) {
        progress.say("comparing " + comparison.name());
        figures.addAll(comparison.run(stand));
      }
    }
    output.print(new Report("peers", machine, figures), shell);
    return 0;
  }
}
