package dev.cairn.eval.plan;

import dev.cairn.eval.plan.TaskGraph.Pair;
import dev.cairn.eval.suite.Measured;
import dev.cairn.log.ToolId;
import dev.cairn.operation.PlanTools;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What plans for one request are worth, held against what was done. */
final class PlanFigures {
  /** What a plan may be asked to hold. */
  static final int TOOLS_MAX = 100;

  static final String CONFIDENCE = "confidence";

  private static final String COUNTS = "counts";
  private static final String TASKS = "tasks";

  private final Set<String> tools;
  private final Set<Pair> pairs;
  private final Map<String, Double> values = new LinkedHashMap<>();
  private final Map<String, Object> details = new LinkedHashMap<>();

  PlanFigures(Set<String> tools, Set<Pair> pairs) {
    this.tools = tools;
    this.pairs = pairs;
    details.put("gold", pairs.stream().map(Pair::toString).toList());
  }

  /** Of a plan from all tools there are. */
  void plan(PlanTools.Answer answer) {
    Map<String, String> names = names(answer);
    Set<String> found = new TreeSet<>(names.values());
    tell("node", Hits.of(found, tools));
    tell("plan_edge", Hits.of(edges(answer), pairs));
    values.put(CONFIDENCE, answer.confidence());
    details.put("found", List.copyOf(found));
    details.put(
        TASKS,
        answer.tasks().stream()
            .map(task -> new Calibration.Pair(
                task.confidence(), tools.contains(names.get(task.id())) ? 1 : 0))
            .toList());
  }

  /** Of a plan with just the tools that were used. */
  void within(PlanTools.Answer answer) {
    Hits hits = Hits.of(edges(answer), pairs);
    tell("edge", hits);
    details.put("within", edges(answer).stream().map(Pair::toString).toList());
    details.put(COUNTS, hits);
  }

  private void tell(String what, Hits hits) {
    hits.precision().ifPresent(it -> values.put(what + "_P", it));
    hits.recall().ifPresent(it -> values.put(what + "_R", it));
    values.put(what + "_F1", hits.f1());
  }

  private static Map<String, String> names(PlanTools.Answer answer) {
    Map<String, String> names = new HashMap<>();
    answer
        .tasks()
        .forEach(task -> names.put(
            task.id(),
            task.tool()
                .map(ToolId::toString)
                .orElseGet(() -> ToolId.capability(task.capability().orElse("")).toString())));
    return names;
  }

  private static Set<Pair> edges(PlanTools.Answer answer) {
    Map<String, String> names = names(answer);
    Set<Pair> edges = new TreeSet<>();
    answer
        .tasks()
        .forEach(task -> task.dependsOn()
            .forEach(on -> edges.add(
                new Pair(names.getOrDefault(on, ""), names.getOrDefault(task.id(), "")))));
    return edges;
  }

  Map<String, Double> values() {
    return values;
  }

  Map<String, Object> details() {
    return details;
  }

  /** How far the confidence of plans is from the F1 of their tasks. */
  static double planError(List<Measured> requests) {
    return Calibration.error(requests.stream().map(PlanFigures::sure).toList());
  }

  static Calibration.Pair sure(Measured request) {
    return new Calibration.Pair(
        request.values().getOrDefault(CONFIDENCE, 0.0),
        request.values().getOrDefault("node_F1", 0.0));
  }

  /** How far the confidence of tasks is from how many of them were needed. */
  static double taskError(List<Measured> requests) {
    List<Calibration.Pair> all = new ArrayList<>();
    for (Measured request : requests) {
      if (request.details().get(TASKS) instanceof List<?> tasks) {
        tasks.forEach(task -> {
          if (task instanceof Calibration.Pair pair) {
            all.add(pair);
          }
        });
      }
    }
    return Calibration.error(all);
  }

  /** F1 over all edges of all requests: a large graph counts more than a small one. */
  static double micro(List<Measured> requests) {
    Hits all = new Hits(0, 0, 0);
    for (Measured request : requests) {
      if (request.details().get(COUNTS) instanceof Hits hits) {
        all = all.and(hits);
      }
    }
    return all.f1();
  }
}
