package dev.cairn.eval.plan;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.plan.TaskGraph.Arc;
import dev.cairn.eval.plan.TaskGraph.Pair;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.tools.ToolLine;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterTools;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A memory that has learned the graphs of some folds, asked to plan the requests of another. */
final class PlanTrial implements AutoCloseable {
  private static final int DEPTH = 10;

  /** Fixed, so that ids are the same in every run. */
  private static final long SEED = 7;

  private final GraphSet set;
  private final Map<String, ToolId> names;
  private final Cairn cairn;
  private final Context context;

  PlanTrial(GraphSet set, Map<String, ToolId> names, Configure policy) {
    this.set = set;
    this.names = names;
    this.cairn = Cairn.open(Settings.inMemory().random(new SplittableRandom(SEED)));
    this.context = cairn.context("plan");
    context.configure(policy);
    register();
  }

  private void register() {
    Map<String, List<RegisterTools.Tool>> servers = new LinkedHashMap<>();
    Set<ToolId> told = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
    for (ToolLine line : set.tools()) {
      // A set may tell of one tool twice, in two spellings.
      if (told.add(ToolId.of(line.server(), line.tool().name()))) {
        servers.computeIfAbsent(line.server(), it -> new ArrayList<>()).add(line.tool());
      }
    }
    new TreeMap<>(names)
        .values().stream()
            .filter(told::add)
            .forEach(tool -> servers
                .computeIfAbsent(tool.server(), it -> new ArrayList<>())
                .add(RegisterTools.Tool.of(tool.tool(), "")));
    servers.forEach(
        (server, tools) -> context.registerTools(new RegisterTools(Optional.of(server), tools)));
  }

  void learn(TaskGraph graph) {
    List<Arc> edges = Unrolled.edges(graph);
    List<RecordRun.Step> steps = new ArrayList<>();
    for (int i = 0; i < graph.nodes().size(); i++) {
      int place = i;
      String[] before = edges.stream()
          .filter(edge -> edge.to() == place)
          .map(edge -> "s" + edge.from())
          .distinct()
          .toArray(String[]::new);
      RecordRun.Step step = RecordRun.Step.of(tool(graph.nodes().get(i))).id("s" + i);
      steps.add(before.length == 0 ? step : step.after(before));
    }
    if (edges.isEmpty()) {
      // Steps that say nothing of their order are taken for a chain, which these are not.
      steps.forEach(step -> context.recordRun(RecordRun.of(step).intent(graph.request())));
    } else {
      context.recordRun(RecordRun.of(steps.toArray(RecordRun.Step[]::new)).intent(graph.request()));
    }
  }

  private ToolId tool(String name) {
    return Optional.ofNullable(names.get(name)).orElseGet(() -> ToolId.parse(name));
  }

  /** A plan from all tools, a plan with the right ones, and for every edge where it leads. */
  List<Measured> ask(TaskGraph graph) {
    List<Measured> all = new ArrayList<>();
    Set<String> tools =
        graph.tools().stream().map(it -> tool(it).toString()).collect(Collectors.toSet());
    Set<Pair> pairs = graph.pairs().stream()
        .map(it -> new Pair(tool(it.from()).toString(), tool(it.to()).toString()))
        .collect(Collectors.toCollection(TreeSet::new));
    PlanFigures figures = new PlanFigures(tools, pairs);
    PlanTools request = PlanTools.of(graph.request());
    figures.plan(context.plan(request));
    if (tools.size() > 1 && tools.size() <= PlanFigures.TOOLS_MAX) {
      figures.within(context.plan(request.with(tools.stream().sorted().toArray(String[]::new))));
    }
    all.add(new Measured(
        set.name(), graph.id(), graph.id(), List.of(), figures.values(), figures.details()));
    for (Pair pair : pairs) {
      all.add(edge(graph, pair));
    }
    return all;
  }

  private Measured edge(TaskGraph graph, Pair pair) {
    List<String> found = context
        .nextTools(new NextTools(
            List.of(ToolId.parse(pair.from())),
            Optional.of(graph.request()),
            Optional.empty(),
            Optional.empty(),
            OptionalInt.of(DEPTH)))
        .predictions()
        .stream()
        .map(each -> each.tool().toString())
        .filter(tool -> !tool.equals(pair.from()))
        .toList();
    int rank = found.indexOf(pair.to());
    Map<String, Double> values = new LinkedHashMap<>();
    values.put("edge_hit@1", rank == 0 ? 1.0 : 0.0);
    values.put("edge_hit@5", rank >= 0 && rank < 5 ? 1.0 : 0.0);
    Map<String, Object> details = new HashMap<>();
    details.put("from", pair.from());
    details.put("gold", pair.to());
    details.put("found", found);
    return new Measured(
        set.name(),
        graph.id() + "@" + pair.from() + ">" + pair.to(),
        graph.id(),
        List.of(),
        values,
        details);
  }

  @Override
  public void close() {
    cairn.close();
  }
}
