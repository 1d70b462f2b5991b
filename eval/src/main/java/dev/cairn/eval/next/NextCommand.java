package dev.cairn.eval.next;

import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.SetCommand;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code cairn eval next}. */
@Command(
    name = "next",
    sortOptions = false,
    description = {
      "Measures whether next_tools foretells the next step of runs it has not seen, beside a second-order Markov"
          + " chain that learned from the same runs; five folds by task, or --train and --test.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class NextCommand extends SetCommand<SequenceSet> {
  private static final String AS_IT_IS = "";
  private static final String COLLAPSED = "collapsed_";

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
    super(shell, "next");
  }

  @Override
  protected List<SequenceSet> read(JsonLines lines) {
    return SequenceSet.read(lines);
  }

  @Override
  protected String shape() {
    return "runs (id, steps with a tool each)";
  }

  @Override
  protected List<Measured> measured(
      SequenceSet set, Optional<SequenceSet> train, Configure policy) {
    List<Measured> all =
        new ArrayList<>(measured(set, train, policy, AS_IT_IS, UnaryOperator.identity()));
    all.addAll(measured(set, train, policy, COLLAPSED, Sequence::collapsed));
    return all;
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
    return Folds.all(fold -> fold(
        set,
        set.runs().stream().filter(run -> foldOf(set, run) != fold).toList(),
        run -> foldOf(set, run) == fold,
        policy,
        kind,
        as));
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
}
