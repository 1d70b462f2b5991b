package dev.cairn.eval.plan;

import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Scores;
import dev.cairn.eval.suite.SetCommand;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;

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
public final class PlanCommand extends SetCommand<GraphSet> {
  public PlanCommand(Shell shell) {
    super(shell, "plan");
  }

  @Override
  protected List<GraphSet> read(JsonLines lines) {
    return GraphSet.read(lines);
  }

  @Override
  protected String shape() {
    return "task graphs (id, request, nodes, edges)";
  }

  @Override
  protected List<Score> further(Scores scores, List<Measured> all) {
    return scores.whole("edge_F1_micro", planned(all), PlanFigures::micro);
  }

  /** Not those that ask where one edge leads. */
  private static List<Measured> planned(List<Measured> all) {
    return all.stream().filter(it -> it.values().containsKey("edge_F1")).toList();
  }

  @Override
  protected List<Measured> measured(GraphSet set, Optional<GraphSet> train, Configure policy) {
    if (train.isPresent()) {
      return asked(set, train.get().graphs(), set.graphs(), names(set, train), policy);
    }
    return Folds.all(fold -> asked(
        set,
        set.graphs().stream().filter(it -> foldOf(set, it) != fold).toList(),
        set.graphs().stream().filter(it -> foldOf(set, it) == fold).toList(),
        names(set, train),
        policy));
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
}
