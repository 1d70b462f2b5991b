package dev.cairn.eval.decide;

import dev.cairn.eval.Progress;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.suite.Bootstrap;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.PolicyOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Scores;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cairn eval decide}. */
@Command(
    name = "decide",
    sortOptions = false,
    description = {
      "Tells the calls of the data sets one by one, asks before each what is expected and whether it may run,"
          + " and holds that against how it went.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do.",
      "--simulate needs no data: tools with known chances that change."
    })
public final class DecideCommand implements Callable<Integer> {
  /** The share of failures that may be let through. */
  private static final double ALLOWED = 0.1;

  private final Shell shell;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private PolicyOptions policies = new PolicyOptions();

  @Mixin
  private SimulateOptions simulate = new SimulateOptions();

  @Option(
      names = "--confidence",
      paramLabel = "N",
      description = "say this of every call, in place of what Cairn expects of it")
  private @Nullable Double confidence;

  public DecideCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    Configure policy = policies.with(Map.of());
    if (simulate.isWanted()) {
      simulate.run(policy, options, shell);
      return 0;
    }
    List<CallSet> sets = read(options.scored(spec, shell));
    Progress progress = new Progress(shell.terminal().err());
    List<Measured> all = new ArrayList<>();
    Map<String, Converging> converging = new LinkedHashMap<>();
    for (CallSet set : sets) {
      Converging thresholds = converging.computeIfAbsent(set.name(), it -> new Converging());
      try (DecideTrial trial = new DecideTrial(set, policy, said())) {
        for (CallRun run : set.runs()) {
          for (Asked asked : trial.ask(run)) {
            all.add(asked.measured());
            // Similar decisions are those of the same kind of work, so each kind has a threshold of
            // its own.
            thresholds.add(
                asked.step().tool() + run.work().map(it -> " for " + it).orElse(""),
                asked.decided().threshold());
          }
          progress.step(set.name() + ", calls", all.size(), 0);
        }
      }
    }
    options.print("decide", all, scores -> further(scores, all, converging), notes(sets), shell);
    return 0;
  }

  private OptionalDouble said() {
    return confidence == null ? OptionalDouble.empty() : OptionalDouble.of(confidence);
  }

  private static List<Score> further(
      Scores scores, List<Measured> all, Map<String, Converging> converging) {
    List<Score> further = new ArrayList<>(
        scores.whole("coverage@10%", all, calls -> Coverage.at(calls, ALLOWED)).stream()
            .filter(score -> score.group().equals(Figure.ALL))
            .toList());
    converging.forEach((set, thresholds) -> {
      double[] runs = thresholds.runs();
      if (runs.length > 0) {
        further.add(
            new Score(set, "tools", "runs_to_converge", Bootstrap.DEFAULT.mean(runs), runs.length));
      }
    });
    return further;
  }

  private List<CallSet> read(Path folder) {
    // What is expected is learned on the way; a wrong folder is not passed over all the same.
    options.train().ifPresent(JsonLines::below);
    List<CallSet> found = CallSet.read(JsonLines.below(folder));
    if (found.isEmpty()) {
      throw CairnException.invalid(
          "data", "no set below " + folder + " has runs that tell how calls went (steps with ok)");
    }
    List<String> chosen = options.chosen(found.stream().map(CallSet::name).toList());
    return found.stream().filter(set -> chosen.contains(set.name())).toList();
  }

  private List<String> notes(List<CallSet> sets) {
    List<String> notes = new ArrayList<>(sets.stream()
        .map(set -> set.name() + ": " + set.runs().size() + " runs, " + set.calls()
            + " calls with an outcome")
        .toList());
    notes.add("brier, log_loss: of what is expected; posterior_: of the tool's Beta distribution;"
        + " count_: (successes + 1) / (calls + 2) of the tool");
    notes.add("confidence: "
        + (confidence == null ? "what `expect` answers" : confidence + ", for every call")
        + "; coverage@10% draws the line in hindsight");
    return notes;
  }
}
