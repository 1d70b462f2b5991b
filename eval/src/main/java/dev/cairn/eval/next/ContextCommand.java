package dev.cairn.eval.next;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.ModelOptions;
import dev.cairn.eval.suite.PolicyOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

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
public final class ContextCommand implements Callable<Integer> {
  private final Shell shell;
  private final Progress progress;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private ModelOptions models = new ModelOptions();

  @Mixin
  private PolicyOptions policies = new PolicyOptions();

  public ContextCommand(Shell shell) {
    this.shell = shell;
    this.progress = new Progress(shell.terminal().err());
  }

  @Override
  public Integer call() throws Exception {
    List<SequenceSet> sets = read(options.scored(spec, shell));
    Optional<List<SequenceSet>> train = options.train().map(this::read);
    Optional<KeptEmbedder> model = models.open(spec, shell);
    Configure policy = policies.with(Map.of());
    List<Measured> all = new ArrayList<>();
    try {
      for (int i = 0; i < sets.size(); i++) {
        SequenceSet set = sets.get(i);
        Optional<SequenceSet> learned = train.flatMap(
            them -> them.stream().filter(it -> it.name().equals(set.name())).findFirst());
        all.addAll(measured(set, learned, policy, model.map(KeptEmbedder::shared)));
        progress.step("sets", i + 1L, sets.size());
      }
    } finally {
      model.ifPresent(KeptEmbedder::close);
    }
    List<String> notes = new ArrayList<>(sets.stream().map(ContextCommand::note).toList());
    notes.add(models.told(spec));
    options.print("find-context", all, notes, shell);
    return 0;
  }

  private static List<Measured> measured(
      SequenceSet set, Optional<SequenceSet> train, Configure policy, Optional<Embedder> model) {
    if (train.isPresent()) {
      return fold(set, train.get().runs(), run -> true, policy, model);
    }
    return IntStream.range(0, Folds.COUNT)
        .parallel()
        .mapToObj(fold -> fold(
            set,
            set.runs().stream().filter(run -> foldOf(set, run) != fold).toList(),
            run -> foldOf(set, run) == fold,
            policy,
            model))
        .flatMap(List::stream)
        .toList();
  }

  private static int foldOf(SequenceSet set, Sequence run) {
    return Folds.of(set.name(), run.unit());
  }

  private static List<Measured> fold(
      SequenceSet set,
      List<Sequence> train,
      Predicate<Sequence> asked,
      Configure policy,
      Optional<Embedder> model) {
    try (ContextTrial trial = new ContextTrial(set, policy, model)) {
      train.forEach(trial::learn);
      return set.runs().stream()
          .filter(asked)
          .flatMap(run -> trial.ask(run).stream())
          .toList();
    }
  }

  private List<SequenceSet> read(Path folder) {
    List<SequenceSet> found = SequenceSet.read(JsonLines.below(folder)).stream()
        .filter(set -> set.runs().stream().anyMatch(run -> run.request().isPresent()))
        .toList();
    if (found.isEmpty()) {
      throw CairnException.invalid(
          "data", "no set below " + folder + " has runs with a request (id, request, steps)");
    }
    List<String> chosen = options.chosen(found.stream().map(SequenceSet::name).toList());
    return found.stream().filter(set -> chosen.contains(set.name())).toList();
  }

  private static String note(SequenceSet set) {
    return set.name() + ": " + set.runs().size() + " runs, " + set.tools().size()
        + " tools described";
  }
}
