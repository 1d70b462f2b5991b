package dev.cairn.eval.next;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.PolicyOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cairn eval next}. */
@Command(
    name = "next",
    sortOptions = false,
    description = {
      "Measures whether next_tools foretells the next step of runs it has not seen, beside a second-order Markov"
          + " chain that learned from the same runs; five folds by task, or --train and --test.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class NextCommand implements Callable<Integer> {
  private static final String AS_IT_IS = "repeats";
  private static final String COLLAPSED = "collapsed";

  private final Shell shell;
  private final Progress progress;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private PolicyOptions policies = new PolicyOptions();

  @Option(
      names = "--typed",
      description = "name the domain of a run as its workflow type, when learning and when asking")
  private boolean typed;

  @Option(
      names = "--outcomes",
      description =
          "record whether steps went well; then tools that mostly fail are left out of the answers")
  private boolean outcomes;

  public NextCommand(Shell shell) {
    this.shell = shell;
    this.progress = new Progress(shell.terminal().err());
  }

  @Override
  public Integer call() throws Exception {
    List<SequenceSet> sets = read(options.scored(spec, shell));
    Optional<List<SequenceSet>> train = options.train().map(this::read);
    Configure policy = policies.with(Map.of());
    List<Measured> all = new ArrayList<>();
    for (int i = 0; i < sets.size(); i++) {
      SequenceSet set = sets.get(i);
      Optional<SequenceSet> learned = train.flatMap(
          them -> them.stream().filter(it -> it.name().equals(set.name())).findFirst());
      all.addAll(measured(set, learned, policy, AS_IT_IS, UnaryOperator.identity()));
      all.addAll(measured(set, learned, policy, COLLAPSED, Sequence::collapsed));
      progress.step("sets", i + 1L, sets.size());
    }
    options.print("next", all, sets.stream().map(NextCommand::note).toList(), shell);
    return 0;
  }

  private List<Measured> measured(
      SequenceSet set,
      Optional<SequenceSet> train,
      Configure policy,
      String kind,
      UnaryOperator<Sequence> as) {
    if (train.isPresent()) {
      return fold(set, train.get().runs(), run -> true, policy, kind, as);
    }
    return IntStream.range(0, Folds.COUNT)
        .parallel()
        .mapToObj(fold -> fold(
            set,
            set.runs().stream().filter(run -> foldOf(set, run) != fold).toList(),
            run -> foldOf(set, run) == fold,
            policy,
            kind,
            as))
        .flatMap(List::stream)
        .toList();
  }

  private static int foldOf(SequenceSet set, Sequence run) {
    return Folds.of(set.name(), run.unit());
  }

  private List<Measured> fold(
      SequenceSet set,
      List<Sequence> train,
      Predicate<Sequence> asked,
      Configure policy,
      String kind,
      UnaryOperator<Sequence> as) {
    try (NextTrial trial = new NextTrial(set, policy, new NextMode(typed, outcomes))) {
      train.forEach(run -> trial.learn(as.apply(run)));
      List<Measured> all = new ArrayList<>();
      set.runs().stream().filter(asked).forEach(run -> all.addAll(trial.ask(as.apply(run), kind)));
      return all;
    }
  }

  private List<SequenceSet> read(Path folder) {
    List<SequenceSet> found = SequenceSet.read(JsonLines.below(folder));
    if (found.isEmpty()) {
      throw CairnException.invalid(
          "data", "no set below " + folder + " has runs (id, steps with a tool each)");
    }
    List<String> chosen = options.chosen(found.stream().map(SequenceSet::name).toList());
    return found.stream().filter(set -> chosen.contains(set.name())).toList();
  }

  private static String note(SequenceSet set) {
    return set.name() + ": " + set.runs().size() + " runs, " + set.tools().size()
        + " tools described";
  }
}
