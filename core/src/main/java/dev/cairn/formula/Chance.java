package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import java.util.List;

/**
 * How likely something is by what speaks for it: log-odds that add up.
 *
 * <pre>
 *   chance = 1 / (1 + e^-(sum over signals of weight * measure))
 * </pre>
 */
public final class Chance {
  private Chance() {}

  /** The same value as {@link #of} would explain. */
  public static double of(double score) {
    return 1 / (1 + StrictMath.exp(-score));
  }

  /** The chance with its reasons; signals that say nothing are left out. */
  public static Explanation of(String what, List<NextTool.Signal> signals) {
    List<Explanation> parts = signals.stream()
        .filter(signal -> signal.measure() != 0 && signal.weight() != 0)
        .map(signal -> Explanation.product(
            signal.name(),
            Explanation.leaf(signal.weight(), "weight"),
            Explanation.leaf(signal.measure(), "measured")))
        .toList();
    return Explanation.of(Op.LOGISTIC, what, List.of(Explanation.of(Op.SUM, "log-odds", parts)));
  }
}
