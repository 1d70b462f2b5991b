package dev.cairn.eval.crash;

import dev.cairn.eval.Folders;
import dev.cairn.eval.Progress;
import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Report;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cairn eval crash}. */
@Command(
    name = "crash",
    sortOptions = false,
    description = {
      "Kills a writing process (kill -9) again and again on the same data folder, and checks after each"
          + " time that nothing acknowledged was lost and nothing damaged.",
      "Exit code 1 if anything was; the data folder is then kept."
    })
public final class CrashCommand implements Callable<Integer> {
  private static final String SET = "crash";

  private final Shell shell;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "kills per number of writers; 200 if absent")
  private int rounds = 200;

  @Option(
      names = "--writers",
      split = ",",
      paramLabel = "N",
      description = "calls in flight, each number a series of its own; 1,8 if absent")
  private List<Integer> writers = List.of(1, 8);

  @Option(
      names = "--during",
      split = ",",
      paramLabel = "WORK",
      description =
          "what the process does besides logging, each a series of its own: log (nothing), consolidation,"
              + " checkpoint, import, model; log if absent")
  private List<String> during = List.of(During.LOG.label());

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "decides when the kills come; 1 if absent")
  private long seed = 1;

  @Option(
      names = "--work",
      paramLabel = "DIR",
      description = "where the data folders are made and deleted again")
  private Path work = Path.of(System.getProperty("java.io.tmpdir", "."));

  @Mixin
  private ReportOptions output = new ReportOptions();

  public CrashCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    if (rounds < 1 || writers.stream().anyMatch(each -> each < 1)) {
      throw CairnException.invalid("rounds", "rounds and writers must be 1 or more");
    }
    List<During> works = during.stream().map(During::named).toList();
    Progress progress = new Progress(shell.terminal().err());
    SplittableRandom random = new SplittableRandom(seed);
    Path folder = Folders.temporary(work, "cairn-crash-");
    String machine = Machine.describe() + "; seed " + seed;
    List<Figure> figures = new ArrayList<>();
    boolean bad = false;
    for (During work : works) {
      for (int each : writers) {
        Series series = new Series(folder, work, each, random.split(), progress);
        Series.Tally tally = series.run(rounds);
        bad |= tally.badRounds() > 0;
        figures.addAll(figures(tally).toList());
      }
    }
    output.print(new Report(SET, machine, figures), shell);
    if (bad) {
      progress.say("kept for a look: " + folder);
      return 1;
    }
    Folders.delete(folder);
    return 0;
  }

  private static Stream<Figure> figures(Series.Tally tally) {
    String writers = tally.writers() + (tally.writers() == 1 ? " writer" : " writers");
    String group =
        tally.during() == During.LOG ? writers : writers + ", " + tally.during().label();
    return Stream.of(
        Figure.of(
                SET,
                group,
                "rounds_with_loss",
                "share of kills after which something was lost, damaged or unusable",
                Interval.share(tally.badRounds(), tally.rounds()),
                tally.rounds())
            .goal(Goal.atMost(0)),
        count(group, "promised", "entries acknowledged, all found again", tally.promised(), tally),
        count(group, "deeds", "ends of episodes and imports acknowledged", tally.deeds(), tally),
        count(
            group,
            "in_flight_kept",
            "entries found that were on their way when the kill came",
            tally.inFlightKept(),
            tally));
  }

  private static Figure count(
      String group, String metric, String says, long value, Series.Tally tally) {
    return Figure.of(SET, group, metric, says, Interval.exactly((double) value), tally.rounds());
  }
}
