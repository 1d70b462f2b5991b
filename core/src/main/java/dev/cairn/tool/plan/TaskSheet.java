package dev.cairn.tool.plan;

import dev.cairn.formula.NextTool;
import dev.cairn.policy.PlanWeights;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What each signal measures on one tool. */
final class TaskSheet {
  private final String tool;
  private final Map<TaskSignal, Double> measures = new EnumMap<>(TaskSignal.class);

  TaskSheet(String tool) {
    this.tool = tool;
  }

  String tool() {
    return tool;
  }

  void put(TaskSignal signal, double measure) {
    measures.put(signal, measure);
  }

  /** The larger of what there is and this. */
  void raise(TaskSignal signal, double measure) {
    measures.merge(signal, measure, Math::max);
  }

  double measure(TaskSignal signal) {
    return measures.getOrDefault(signal, 0.0);
  }

  double score(PlanWeights weights) {
    double score = 0;
    for (TaskSignal signal : TaskSignal.values()) {
      score += NextTool.term(signal.weight(weights), measure(signal));
    }
    return score;
  }

  List<NextTool.Signal> signals(PlanWeights weights) {
    List<NextTool.Signal> all = new ArrayList<>();
    for (TaskSignal signal : TaskSignal.values()) {
      all.add(new NextTool.Signal(signal.says(), signal.weight(weights), measure(signal)));
    }
    return all;
  }
}
