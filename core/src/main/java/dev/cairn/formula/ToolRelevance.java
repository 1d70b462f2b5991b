package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.ToolPolicy;
import java.util.List;

/**
 * How well a tool fits a request: signals of different kinds, each brought to the scale of the best tool
 * and weighed.
 *
 * <pre>
 *   score = sum over signals of weight * measure / largest measure among the tools
 * </pre>
 *
 * <p>Scaled by the largest, because BM25 and cosines have nothing in common but their order; ratios within
 * one signal stay as they are. Bruch, Gai and Ingber, "An Analysis of Fusion Functions for Hybrid
 * Retrieval", 2023, find such sums better than fusion by ranks; so did we.
 */
public final class ToolRelevance {
  /** Keeps a word that every tool has from counting against it. */
  private static final double HALF = 0.5;

  private ToolRelevance() {}

  /**
   * One signal of one tool.
   *
   * @param name what it looks at
   * @param weight what the best tool by this signal gets
   * @param measure what this tool has; {@code measured} says it in words
   * @param largest what the best tool has; more than 0
   */
  public record Signal(
      String name, double weight, double measure, String measured, double largest) {}

  /** The same value as {@link #score} would explain, term by term. */
  public static double term(double weight, double measure, double largest) {
    return weight * (measure / largest);
  }

  /** The score with its reasons; signals that say nothing for this tool are left out. */
  public static Explanation score(List<Signal> signals) {
    List<Explanation> parts = signals.stream()
        .filter(signal -> signal.measure() > 0)
        .map(signal -> Explanation.product(
            signal.name(),
            Explanation.leaf(signal.weight(), "weight"),
            Explanation.quotient(
                "compared with the best tool",
                Explanation.leaf(signal.measure(), signal.measured()),
                Explanation.leaf(signal.largest(), "the best tool's"))))
        .toList();
    return Explanation.of(Op.SUM, "how well the tool fits", parts);
  }

  /** BM25: how much a word tells that {@code with} of so many tools have. */
  public static double rarity(long tools, long with) {
    return StrictMath.log(1 + (tools - with + HALF) / (with + HALF));
  }

  /** BM25: what it counts that a text of this length, 1 being the average, has the word so often. */
  public static double saturation(ToolPolicy policy, long times, double length) {
    double b = policy.bm25B();
    return times / (times + policy.bm25K1() * (1 - b + b * length));
  }
}
