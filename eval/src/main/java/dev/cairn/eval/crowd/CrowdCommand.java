package dev.cairn.eval.crowd;

import dev.cairn.eval.Folders;
import dev.cairn.eval.Progress;
import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Report;
import dev.cairn.eval.figure.Samples;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cairn eval crowd}. */
@Command(
    name = "crowd",
    sortOptions = false,
    description = {
      "Four agents over MCP and one client over HTTP write to one data folder at the same time, once"
          + " through one engine and once each by itself, and look for each other's entries.",
      "Exit code 1 if anything was lost, doubled or never seen; the data folder is then kept."
    })
public final class CrowdCommand implements Callable<Integer> {
  private static final String SET = "crowd";
  private static final double SEEN_MILLIS_MAX = 200;
  private static final double P99 = 0.99;

  private final Shell shell;

  @Option(
      names = "--entries",
      paramLabel = "N",
      description = "entries that each of the five writes; 1000 if absent")
  private int entries = 1_000;

  @Option(
      names = "--look-every",
      paramLabel = "N",
      description = "all others look for each N-th entry; 10 if absent")
  private int lookEvery = 10;

  @Option(
      names = "--work",
      paramLabel = "DIR",
      description = "where the data folders are made and deleted again")
  private Path work = Path.of(System.getProperty("java.io.tmpdir", "."));

  @Mixin
  private ReportOptions output = new ReportOptions();

  public CrowdCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    if (entries < 1 || lookEvery < 1 || lookEvery > entries) {
      throw CairnException.invalid(
          "entries", "entries must be 1 or more, and look-every between 1 and entries");
    }
    Progress progress = new Progress(shell.terminal().err());
    Path folder = Folders.temporary(work, "cairn-crowd-");
    String machine = Machine.describe();
    List<Figure> figures = new ArrayList<>();
    boolean bad = false;
    for (Mode mode : Mode.values()) {
      Path data = folder.resolve(mode.name().toLowerCase(Locale.ROOT));
      Gathering.Outcome outcome = new Gathering(data, mode, progress).run(entries, lookEvery);
      bad |= !outcome.problems().isEmpty();
      figures.addAll(figures(outcome).toList());
    }
    output.print(new Report(SET, machine, figures), shell);
    if (bad) {
      progress.say("kept for a look: " + folder);
      return 1;
    }
    Folders.delete(folder);
    return 0;
  }

  private static Stream<Figure> figures(Gathering.Outcome outcome) {
    int promised = outcome.promised();
    Samples seen = Samples.of(outcome.seen());
    Samples busy = Samples.of(outcome.busy());
    long n = (long) seen.size() + busy.size();
    return Stream.of(
        count(outcome, "promised", "entries acknowledged to five writers", promised, promised),
        count(outcome, "lost", "of them not in the exported log", outcome.lost(), promised)
            .goal(Goal.atMost(0)),
        count(outcome, "doubled", "entries written more than once", outcome.doubled(), promised)
            .goal(Goal.atMost(0)),
        count(
                outcome,
                "problems",
                "all that is wrong: chain, views, rebuild, the above",
                outcome.problems().size(),
                promised)
            .goal(Goal.atMost(0)),
        count(
            outcome,
            "searches_without",
            "searches begun after the acknowledgement that did not show the entry",
            outcome.misses(),
            n),
        seen(outcome, "seen_p50_ms", "acknowledged to one, shown to another: median", seen, 0.5),
        seen(outcome, "seen_p99_ms", "the same: 99th percentile", seen, P99),
        seen(outcome, "seen_max_ms", "the same: the longest", seen, 1)
            .goal(Goal.atMost(SEEN_MILLIS_MAX)),
        seen(outcome, "busy_p50_ms", "the same while all write without pause: median", busy, 0.5),
        seen(outcome, "busy_p99_ms", "the same: 99th percentile", busy, P99),
        seen(outcome, "busy_max_ms", "the same: the longest", busy, 1)
            .goal(Goal.atMost(SEEN_MILLIS_MAX)),
        count(
            outcome,
            "entries_per_second",
            "written by all together, while they also searched",
            promised / outcome.seconds(),
            promised));
  }

  private static Figure count(
      Gathering.Outcome outcome, String metric, String says, double value, long n) {
    return Figure.of(SET, outcome.mode().label(), metric, says, Interval.exactly(value), n);
  }

  private static Figure seen(
      Gathering.Outcome outcome, String metric, String says, Samples seen, double share) {
    return count(outcome, metric, says, seen.quantile(share), seen.size());
  }
}
