package dev.cairn.tool.context;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.formula.ContextNearness;
import dev.cairn.formula.ContextNearness.Later;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.Tally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** What came after the tools in use in past runs. */
final class PastRuns {
  private static final Explanation NO_TIES = Explanation.leaf(0, "no neighbours shared");

  private final List<ToolId> inUse;
  private final RunMemory runs;
  private final Policy policy;

  /** Each once, by its last use, the last first. */
  private final List<Later> used = new ArrayList<>();

  PastRuns(List<ToolId> inUse, RunMemory runs, Policy policy) {
    this.inUse = inUse;
    this.runs = runs;
    this.policy = policy;
    Map<ToolId, Integer> ages = new LinkedHashMap<>();
    for (int age = 0; age < inUse.size(); age++) {
      ages.putIfAbsent(inUse.get(inUse.size() - 1 - age), age);
    }
    double[] parts = ContextNearness.parts(
        policy.find(), ages.values().stream().mapToInt(age -> age).toArray());
    for (ToolId tool : ages.keySet()) {
      int number = runs.find(tool.toString());
      long ran = number == RunMemory.UNKNOWN ? 0 : runs.use(number).runs();
      used.add(new Later(tool.toString(), parts[used.size()], 0, ran));
    }
  }

  /**
   * How much was seen of the tools in use.
   *
   * @param joined what the graph says of one that was never run
   */
  Explanation seen(ToDoubleFunction<ToolId> joined) {
    return Explanation.of(
        Op.SUM,
        "seen of the tools in use",
        used.stream()
            .map(each -> Explanation.product(
                each.tool(),
                Explanation.leaf(each.part(), "its part among the tools in use"),
                each.runs() > 0
                    ? Explanation.leaf((double) each.runs(), "runs")
                    : Explanation.leaf(
                        joined.applyAsDouble(ToolId.parse(each.tool())), "weight of its edges")))
            .toList());
  }

  /** Every tool that came after one of them, is tied to one or told to be. */
  Map<ToolId, Explanation> near(Map<ToolId, Explanation> ties, Map<ToolId, Double> told) {
    Tally next = runs.after(runs.find(last()));
    Set<String> reached = new LinkedHashSet<>();
    ties.keySet().forEach(tool -> reached.add(tool.toString()));
    told.keySet().forEach(tool -> reached.add(tool.toString()));
    next.each((tool, times) -> reached.add(runs.use(tool).tool()));
    for (Later each : used) {
      afterwards(each).each((tool, times) -> reached.add(runs.use(tool).tool()));
    }
    Map<ToolId, Explanation> near = new LinkedHashMap<>();
    for (String tool : reached) {
      ToolId id = ToolId.parse(tool);
      Explanation byRuns = nearness(tool, next, ties.getOrDefault(id, NO_TIES));
      near.put(id, told.containsKey(id) ? with(told.getOrDefault(id, 0.0), byRuns) : byRuns);
    }
    return near;
  }

  /** Runs that never showed an edge do not speak against who told of it. */
  private Explanation with(double told, Explanation byRuns) {
    return Explanation.of(
        Op.MIN,
        "nearness to the tools in use",
        List.of(
            Explanation.sum(
                "by past runs and by what was told",
                byRuns,
                Explanation.product(
                    "told to belong to them",
                    Explanation.leaf(policy.edge().toldNearness(), "edge.told_nearness"),
                    Explanation.leaf(told, "what the edge weighs"))),
            Explanation.leaf(1, "at most")));
  }

  private Explanation nearness(String tool, Tally next, Explanation ties) {
    int number = runs.find(tool);
    List<Later> later = used.stream()
        .map(each ->
            new Later(each.tool(), each.part(), afterwards(each).times(number), each.runs()))
        .toList();
    return ContextNearness.of(
        policy.find(),
        ContextNearness.next(policy.prediction(), last(), next.times(number), next.total()),
        ContextNearness.later(policy.prediction(), later),
        ties);
  }

  private Tally afterwards(Later each) {
    return runs.afterwards(runs.find(each.tool()));
  }

  private String last() {
    return Objects.toString(inUse.get(inUse.size() - 1));
  }
}
