package dev.cairn.tool.plan;

import dev.cairn.formula.NextTool;
import dev.cairn.policy.PlanWeights;
import java.util.ArrayList;
import java.util.List;

/** What each signal measures on every ordered pair of some tools. */
@SuppressWarnings(
    "EnumOrdinal") // a row is an array: a map for each pair would cost more than the rest
final class PairSheet {
  private static final EdgeSignal[] SIGNALS = EdgeSignal.values();

  private final int tools;
  private final double[][] rows;

  PairSheet(int tools) {
    this.tools = tools;
    this.rows = new double[tools * tools][SIGNALS.length];
  }

  int tools() {
    return tools;
  }

  void put(int from, int to, EdgeSignal signal, double measure) {
    rows[from * tools + to][signal.ordinal()] = measure;
  }

  double measure(int from, int to, EdgeSignal signal) {
    return rows[from * tools + to][signal.ordinal()];
  }

  double score(int from, int to, PlanWeights weights) {
    double score = 0;
    for (EdgeSignal signal : SIGNALS) {
      score += NextTool.term(signal.weight(weights), measure(from, to, signal));
    }
    return score;
  }

  List<NextTool.Signal> signals(int from, int to, PlanWeights weights) {
    List<NextTool.Signal> all = new ArrayList<>();
    for (EdgeSignal signal : SIGNALS) {
      all.add(
          new NextTool.Signal(signal.says(), signal.weight(weights), measure(from, to, signal)));
    }
    return all;
  }
}
