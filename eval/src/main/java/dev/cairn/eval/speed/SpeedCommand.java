package dev.cairn.eval.speed;

import dev.cairn.eval.Chosen;
import dev.cairn.eval.Progress;
import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Report;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cairn eval speed}. */
@Command(
    name = "speed",
    sortOptions = false,
    description = {
      "Measures Cairn against a peer or a limit in the same run, and prints one table of ratios.",
      "Run it on a quiet machine. All of it takes some ten minutes, --quick about one."
    })
public final class SpeedCommand implements Callable<Integer> {
  private static final List<Measurement> ALL = List.of(
      new AppendSpeed(),
      new WritersSpeed(),
      new ReplaySpeed(),
      new RebuildSpeed(),
      new SearchSpeed(),
      new LagSpeed(),
      new EmbedSpeed(),
      new VectorSpeed(),
      new HybridSpeed(),
      new CardSpeed(),
      new ConsolidateSpeed(),
      new ReadingSpeed(),
      new DecideSpeed(),
      new NextSpeed(),
      new FindSpeed(),
      new ClusterSpeed());

  private final Shell shell;

  @Option(names = "--quick", description = "small sizes and few rounds")
  private boolean quick;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "NAME",
      description =
          "only these: append, writers, replay, rebuild, search, lag, embed, vectors, hybrid,"
              + " cards, consolidate, reading, decide, next, find, cluster")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--work",
      paramLabel = "DIR",
      description = "where trial memories are made and deleted again; on a disk, not in RAM")
  private Path work = Path.of(System.getProperty("java.io.tmpdir", "."));

  @Mixin
  private ReportOptions output = new ReportOptions();

  public SpeedCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    List<Measurement> chosen = Chosen.of(ALL, Measurement::name, only);
    Progress progress = new Progress(shell.terminal().err());
    String machine = Machine.describe();
    List<Figure> figures = new ArrayList<>();
    try (Workbench bench = new Workbench(quick ? Extent.QUICK : Extent.FULL, progress, work)) {
      for (Measurement measurement : chosen) {
        progress.say("measuring " + measurement.name());
        figures.addAll(measurement.run(bench));
      }
    }
    output.print(new Report("speed", machine, figures), shell);
    return 0;
  }
}
