package dev.cairn.eval.plan;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.PolicyOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code cairn eval plan}. */
@Command(
    name = "plan",
    sortOptions = false,
    description = {
      "Measures whether plan finds the tools of requests it has not seen and which waits for which: from all tools"
          + " (node_*, plan_edge_*), with the right tools given (edge_*), and where an edge leads among all tools"
          + " (edge_hit@k, by next_tools); five folds by request, or --train and --test.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class PlanCommand implements Callable<Integer> {
  private final Shell shell;
  private final Progress progress;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private PolicyOptions policies = new PolicyOptions();

  public PlanCommand(Shell shell) {
    this.shell = shell;
    this.progress = new Progress(shell.terminal().err());
  }

  @Override
  public Integer call() throws Exception {
    List<GraphSet> sets = read(options.scored(spec, shell));
    Optional<List<GraphSet>> train = options.train().map(this::read);
    Configure policy = policies.with(Map.of());
    List<Measured> all = new ArrayList<>();
    for (int i = 0; i < sets.size(); i++) {
      GraphSet set = sets.get(i);
      Optional<GraphSet> learned = train.flatMap(
          them -> them.stream().filter(it -> it.name().equals(set.name())).findFirst());
      all.addAll(measured(set, learned, policy));
      progress.step("sets", i + 1L, sets.size());
    }
    options.print(
        "plan",
        all,
        scores -> scores.whole("edge_F1_micro", planned(all), PlanFigures::micro),
        sets.stream().map(PlanCommand::note).toList(),
        shell);
    return 0;
  }

  /** Not those that ask where one edge leads. */
  private static List<Measured> planned(List<Measured> all) {
    return all.stream().filter(it -> it.values().containsKey("edge_F1")).toList();
  }

  private static List<Measured> measured(GraphSet set, Optional<GraphSet> train, Configure policy) {
    if (train.isPresent()) {
      return asked(set, train.get().graphs(), set.graphs(), names(set, train), policy);
    }
    return IntStream.range(0, Folds.COUNT)
        .parallel()
        .mapToObj(fold -> asked(
            set,
            set.graphs().stream().filter(it -> foldOf(set, it) != fold).toList(),
            set.graphs().stream().filter(it -> foldOf(set, it) == fold).toList(),
            names(set, train),
            policy))
        .flatMap(List::stream)
        .toList();
  }

  private static Map<String, ToolId> names(GraphSet set, Optional<GraphSet> train) {
    Map<String, ToolId> names = new HashMap<>();
    train.ifPresent(it -> names.putAll(it.names()));
    names.putAll(set.names());
    return names;
  }

  private static int foldOf(GraphSet set, TaskGraph graph) {
    return Folds.of(set.name(), graph.id());
  }

  private static List<Measured> asked(
      GraphSet set,
      List<TaskGraph> train,
      List<TaskGraph> test,
      Map<String, ToolId> names,
      Configure policy) {
    try (PlanTrial trial = new PlanTrial(set, names, policy)) {
      train.forEach(trial::learn);
      List<Measured> all = new ArrayList<>();
      test.forEach(graph -> all.addAll(trial.ask(graph)));
      return all;
    }
  }

  private List<GraphSet> read(Path folder) {
    List<GraphSet> found = GraphSet.read(JsonLines.below(folder));
    if (found.isEmpty()) {
      throw CairnException.invalid(
          "data", "no set below " + folder + " has task graphs (id, request, nodes, edges)");
    }
    List<String> chosen = options.chosen(found.stream().map(GraphSet::name).toList());
    return found.stream().filter(set -> chosen.contains(set.name())).toList();
  }

  private static String note(GraphSet set) {
    return set.name() + ": " + set.graphs().size() + " graphs, " + set.tools().size()
        + " tools described";
  }
}
