package dev.cairn.tool.predict;

import dev.cairn.formula.Share;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.ToolUse;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.IntPredicate;

/** What this very run did so far. */
final class RunSignals {
  private final Position position;
  private final RunMemory memory;
  private final Lineup lineup;
  private final PredictionPolicy policy;
  private final Sheet sheet;

  RunSignals(
      Position position, RunMemory memory, Lineup lineup, PredictionPolicy policy, Sheet sheet) {
    this.position = position;
    this.memory = memory;
    this.lineup = lineup;
    this.policy = policy;
    this.sheet = sheet;
  }

  void write() {
    followed(PredictionSignal.IN_RUN, step -> position.same(step - 1, 0));
    followed(
        PredictionSignal.IN_RUN_TWO,
        step -> position.same(step - 1, 0) && position.same(step - 2, 1));
    returns();
    position.last(lineup).ifPresent(last -> {
      sheet.put(last, PredictionSignal.AGAIN, 1);
      sheet.put(last, PredictionSignal.HABIT, habit());
    });
  }

  /** What came earlier in this run where it stood as it stands now. */
  private void followed(PredictionSignal signal, IntPredicate alike) {
    double times = policy.runDoubt();
    for (int step = 1; step < position.size(); step++) {
      times += alike.test(step) ? 1 : 0;
    }
    double each = 1 / times;
    for (int step = 1; step < position.size(); step++) {
      if (alike.test(step)) {
        lineup.place(position.steps().get(step)).ifPresent(it -> sheet.add(it, signal, each));
      }
    }
  }

  private double habit() {
    int repeats = 0;
    for (int step = 1; step < position.size(); step++) {
      repeats += position.steps().get(step).equals(position.steps().get(step - 1)) ? 1 : 0;
    }
    return position.size() > 1 ? (double) repeats / (position.size() - 1) : 0;
  }

  private void returns() {
    Set<String> left = new LinkedHashSet<>(position.steps());
    left.removeIf(tool -> tool.equals(position.steps().get(position.size() - 1)));
    for (String tool : left) {
      double share = returnShare(memory.find(tool));
      lineup.place(tool).ifPresent(place -> sheet.put(place, PredictionSignal.RETURN, share));
    }
  }

  /** How often runs come back to a tool; where it is new, how often they come back to any. */
  private double returnShare(int tool) {
    double usual = memory.returnShare();
    if (tool == RunMemory.UNKNOWN) {
      return usual;
    }
    ToolUse use = memory.use(tool);
    double returns = use.returns() + usual * policy.doubt();
    return Share.believed(returns, use.runs() + use.returns(), policy.doubt());
  }
}
