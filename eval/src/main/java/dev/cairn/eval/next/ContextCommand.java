package dev.cairn.eval.next;

import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.ModelOptions;
import dev.cairn.eval.suite.SetCommand;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code cairn eval find-context}. */
@Command(
    name = "find-context",
    sortOptions = false,
    description = {
      "Measures whether find_tools finds the tools the rest of a run needs, by its request alone (alone_R@k) and"
          + " with the tools used so far (R@k); gain_R@k is the difference, run by run. Five folds by task, or"
          + " --train and --test.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class ContextCommand extends SetCommand<SequenceSet> {
  @Mixin
  private ModelOptions models = new ModelOptions();

  private Optional<KeptEmbedder> model = Optional.empty();

  public ContextCommand(Shell shell) {
    super(shell, "find-context");
  }

  @Override
  public Integer call() throws Exception {
    model = models.open(spec(), shell());
    try {
      return super.call();
    } finally {
      model.ifPresent(KeptEmbedder::close);
    }
  }

  @Override
  protected List<SequenceSet> read(JsonLines lines) {
    return SequenceSet.read(lines).stream()
        .filter(set -> set.runs().stream().anyMatch(run -> run.request().isPresent()))
        .toList();
  }

  @Override
  protected String shape() {
    return "runs with a request (id, request, steps)";
  }

  @Override
  protected List<String> notes(List<SequenceSet> sets) {
    return Stream.concat(super.notes(sets).stream(), Stream.of(models.told(spec())))
        .toList();
  }

  @Override
  protected List<Measured> measured(
      SequenceSet set, Optional<SequenceSet> train, Configure policy) {
    if (train.isPresent()) {
      return fold(set, train.get().runs(), run -> true, policy);
    }
    return Folds.all(fold -> fold(
        set,
        set.runs().stream().filter(run -> foldOf(set, run) != fold).toList(),
        run -> foldOf(set, run) == fold,
        policy));
  }

  private static int foldOf(SequenceSet set, Sequence run) {
    return Folds.of(set.name(), run.unit());
  }

  private List<Measured> fold(
      SequenceSet set, List<Sequence> train, Predicate<Sequence> asked, Configure policy) {
    try (ContextTrial trial = new ContextTrial(set, policy, model.map(KeptEmbedder::shared))) {
      train.forEach(trial::learn);
      return set.runs().stream()
          .filter(asked)
          .flatMap(run -> trial.ask(run).stream())
          .toList();
    }
  }
}
