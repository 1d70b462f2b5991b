package dev.cairn.tool.plan;

import dev.cairn.formula.Share;
import dev.cairn.policy.PlanPolicy;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.Role;
import java.util.List;

/** What past runs had of a pair: how often, which way round, and beside the others of the set. */
final class CountSignals {
  private final LinkMemory memory;
  private final PlanPolicy policy;
  private final PredictionPolicy scale;
  private final PairSheet sheet;
  private final int[] numbers;
  private final double[][] shares;

  CountSignals(
      LinkMemory memory,
      List<String> tools,
      PlanPolicy policy,
      PredictionPolicy scale,
      PairSheet sheet) {
    this.memory = memory;
    this.policy = policy;
    this.scale = scale;
    this.sheet = sheet;
    this.numbers = tools.stream().mapToInt(memory::find).toArray();
    this.shares = new double[numbers.length][numbers.length];
  }

  void write() {
    for (int i = 0; i < numbers.length; i++) {
      for (int j = 0; j < numbers.length; j++) {
        shares[i][j] = i == j ? 0 : share(i, j);
      }
    }
    for (int i = 0; i < numbers.length; i++) {
      for (int j = 0; j < numbers.length; j++) {
        if (i != j) {
          write(i, j);
        }
      }
    }
  }

  private double share(int from, int to) {
    return Share.believed(
        memory.linked(numbers[from], numbers[to]),
        memory.together(numbers[from], numbers[to]),
        policy.doubt());
  }

  private void write(int i, int j) {
    sheet.put(i, j, EdgeSignal.BASE, 1);
    sheet.put(i, j, EdgeSignal.SIZE, StrictMath.log(StrictMath.max(1, numbers.length - 1)));
    sheet.put(i, j, EdgeSignal.SHARE, Share.scaled(scale, shares[i][j]));
    sheet.put(i, j, EdgeSignal.REVERSED, shares[j][i]);
    sheet.put(i, j, EdgeSignal.OFTEN, StrictMath.log(1.0 + memory.linked(numbers[i], numbers[j])));
    sheet.put(
        i, j, EdgeSignal.TOGETHER, StrictMath.log(1.0 + memory.together(numbers[i], numbers[j])));
    rivals(i, j);
    Role source = memory.role(numbers[i]);
    Role target = memory.role(numbers[j]);
    sheet.put(i, j, EdgeSignal.LEADS, rate(source.leads(), source.runs()));
    sheet.put(i, j, EdgeSignal.WAITS, rate(target.waits(), target.runs()));
    sheet.put(i, j, EdgeSignal.TARGET_LEADS, rate(target.leads(), target.runs()));
    sheet.put(i, j, EdgeSignal.SOURCE_WAITS, rate(source.waits(), source.runs()));
    sheet.put(i, j, EdgeSignal.OUT, (double) source.out() / StrictMath.max(1, source.runs()));
    sheet.put(i, j, EdgeSignal.IN, (double) target.in() / StrictMath.max(1, target.runs()));
  }

  /** A half where nothing was seen: neither yes nor no. */
  private double rate(int times, int runs) {
    return (times + policy.doubt() / 2) / (runs + policy.doubt());
  }

  private void rivals(int i, int j) {
    double targets = 0;
    double sources = 0;
    double through = 0;
    for (int k = 0; k < numbers.length; k++) {
      if (k != i && k != j) {
        targets = StrictMath.max(targets, shares[i][k]);
        sources = StrictMath.max(sources, shares[k][j]);
        through = StrictMath.max(through, StrictMath.min(shares[i][k], shares[k][j]));
      }
    }
    sheet.put(i, j, EdgeSignal.BEST_TARGET, shares[i][j] - targets);
    sheet.put(i, j, EdgeSignal.BEST_SOURCE, shares[i][j] - sources);
    sheet.put(i, j, EdgeSignal.THROUGH, through);
  }
}
