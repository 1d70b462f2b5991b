package dev.cairn.eval.graph;

import dev.cairn.eval.Folders;
import dev.cairn.eval.Progress;
import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Report;
import dev.cairn.server.cli.Shell;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cairn eval graph-speed}. */
@Command(
    name = "graph-speed",
    sortOptions = false,
    description = {
      "Measures the graph algorithms against graphology and against the library behind Leiden.",
      "Run it on a quiet machine, after `npm ci` in eval/graphology. It takes some minutes."
    })
public final class GraphSpeedCommand implements Callable<Integer> {
  private static final long SEED = 20_261_116;
  private static final List<Integer> SIZES = List.of(10_000, 30_000, 100_000);
  private static final List<Integer> QUICK_SIZES = List.of(1_000, 3_000);
  private static final int ROUNDS = 20;
  private static final int LEIDEN_ROUNDS = 5;
  private static final int QUICK_ROUNDS = 5;
  private static final int NODES_PER_ROUND = 500;

  private final Shell shell;

  @Option(names = "--quick", description = "small graphs and few rounds")
  private boolean quick;

  @Option(
      names = "--peer",
      paramLabel = "DIR",
      description = "the folder eval/graphology of the sources (default: ${DEFAULT-VALUE})")
  private Path peer = Path.of("eval", "graphology");

  @Option(
      names = "--work",
      paramLabel = "DIR",
      description = "where the edge lists are written and deleted again")
  private Path work = Path.of(System.getProperty("java.io.tmpdir", "."));

  @Mixin
  private ReportOptions output = new ReportOptions();

  public GraphSpeedCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    String machine = Machine.describe();
    Progress progress = new Progress(shell.terminal().err());
    GraphFigures figures = new GraphFigures();
    Path folder = Folders.temporary(work, "cairn-graph-speed-");
    try {
      for (int size : quick ? QUICK_SIZES : SIZES) {
        progress.say("measuring a graph of " + Numbers.size(size) + " nodes");
        measure(size, folder, progress, figures);
      }
    } finally {
      Folders.delete(folder);
    }
    output.print(new Report("graph-speed", machine, figures.all()), shell);
    return 0;
  }

  private void measure(int size, Path folder, Progress progress, GraphFigures figures)
      throws IOException {
    TrialGraph graph = TrialGraph.grown(size, SEED);
    Path edges = graph.write(folder.resolve("edges-" + size + ".txt"));
    try (Graphology graphology = new Graphology(peer, edges)) {
      Contest contest = new Contest(graph, graphology, quick ? QUICK_ROUNDS : ROUNDS, progress);
      figures.pageRank(size, contest.pageRank());
      figures.adamicAdar(size, contest.adamicAdar(NODES_PER_ROUND, SEED));
      figures.adamicAdarOfHubs(size, contest.adamicAdarOfHubs());
      figures.leiden(size, contest.leiden(quick ? 2 : LEIDEN_ROUNDS));
    }
  }
}
