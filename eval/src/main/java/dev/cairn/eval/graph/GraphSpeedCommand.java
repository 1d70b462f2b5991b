package dev.cairn.eval.graph;

import dev.cairn.eval.Folders;
import dev.cairn.eval.Progress;
import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Report;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
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
      "Measures the graph: upserts, retraction, enrichment and memory against bare tables and limits,",
      "algorithms against graphology and the library behind Leiden. Run it on a quiet machine, after",
      "`npm ci` in eval/graphology, with a heap of 4 GiB. It takes some ten minutes."
    })
public final class GraphSpeedCommand implements Callable<Integer> {
  private static final long SEED = 20_261_116;
  private static final List<Integer> SIZES = List.of(10_000, 30_000, 100_000);
  private static final List<Integer> QUICK_SIZES = List.of(1_000, 3_000);
  private static final int ROUNDS = 20;
  private static final int LEIDEN_ROUNDS = 5;
  private static final int QUICK_ROUNDS = 5;
  private static final int NODES_PER_ROUND = 500;

  private static final String ALGORITHMS = "algorithms";

  private static final List<GraphMeasurement> MEASUREMENTS = List.of(
      new UpsertSpeed(),
      new EventSpeed(),
      new RetractSpeed(),
      new RemovalSpeed(),
      new EnrichSpeed(),
      new MemorySpeed());

  private final Shell shell;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "NAME",
      description =
          "some of: algorithms, upsert, events, retract, removal, enrich, memory (default: all)")
  private List<String> only = List.of();

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
    check();
    List<Figure> all = new ArrayList<>();
    if (isWanted(ALGORITHMS)) {
      all.addAll(algorithms(progress));
    }
    for (GraphMeasurement measurement : MEASUREMENTS) {
      if (isWanted(measurement.name())) {
        all.addAll(measurement.run(quick ? GraphExtent.QUICK : GraphExtent.FULL, progress));
      }
    }
    output.print(new Report("graph-speed", machine, all), shell);
    return 0;
  }

  private boolean isWanted(String name) {
    return only.isEmpty() || only.contains(name);
  }

  private void check() {
    for (String name : only) {
      if (!name.equals(ALGORITHMS)
          && MEASUREMENTS.stream().noneMatch(known -> known.name().equals(name))) {
        throw CairnException.invalid("only", "nothing is called '" + name + "'; see --help");
      }
    }
  }

  private List<Figure> algorithms(Progress progress) throws IOException {
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
    return figures.all();
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
