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
    List<Measured> plans = having(PlanFigures.CONFIDENCE, all);
    List<Score> figures = new ArrayList<>();
    figures.addAll(scores.whole("edge_F1_micro", having("edge_F1", all), PlanFigures::micro));
    figures.addAll(scores.whole("ECE", plans, PlanFigures::planError));
    figures.addAll(scores.whole("task_ECE", plans, PlanFigures::taskError));
    figures.addAll(reliability(scores, plans));
    return figures;
  }

  /** What came of plans, by how sure they were; over all sets. */
  private static List<Score> reliability(Scores scores, List<Measured> plans) {
    List<Measured> binned = plans.stream()
        .map(plan -> new Measured(
            "all sets",
            plan.id(),
            plan.unit(),
            List.of("sure from 0." + PlanFigures.sure(plan).bin()),
            Map.of(
                PlanFigures.CONFIDENCE,
                PlanFigures.sure(plan).said(),
                "node_F1",
                PlanFigures.sure(plan).came()),
            plan.details()))
        .toList();
    List<Score> figures = new ArrayList<>(scores.of(binned));
    figures.addAll(scores.whole("ECE", binned, PlanFigures::planError));
    figures.addAll(scores.whole("task_ECE", binned, PlanFigures::taskError));
    return figures;
  }

  /** Not those that ask where one edge leads. */
  private static List<Measured> having(String metric, List<Measured> all) {
    return all.stream().filter(it -> it.values().containsKey(metric)).toList();
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
