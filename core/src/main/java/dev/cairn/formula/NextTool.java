package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.PredictionPolicy;
import java.util.List;

/**
 * How likely a tool is the next one: a log-linear mixture of signals.
 *
 * <pre>
 *   score      = sum over signals of weight * measure
 *   chance     = e^score / sum of e^score over the candidates
 *   logit      = base + slope * ln(chance / (1 - chance)) + variety * new part
 *   confidence = min(ceiling, 1 / (1 + e^-logit))
 * </pre>
 *
 * <p>The chance is right only as far as the weights fit the data at hand; the confidence asks besides how often
 * the situation went on in a new way, which it does the more the less it was seen.
 */
public final class NextTool {
  /** Keeps the log-odds finite where one candidate has all the chance there is. */
  private static final double CERTAIN = 1 - 1e-9;

  private NextTool() {}

  /** One signal of one tool. */
  public record Signal(String name, double weight, double measure) {}

  /** The same value as {@link #score} would explain, term by term. */
  public static double term(double weight, double measure) {
    return weight * measure;
  }

  /** The score with its reasons; signals that say nothing are left out. */
  public static Explanation score(List<Signal> signals) {
    List<Explanation> parts = signals.stream()
        .filter(signal -> signal.measure() != 0)
        .map(signal -> Explanation.product(
            signal.name(),
            Explanation.leaf(signal.weight(), "weight"),
            Explanation.leaf(signal.measure(), "measured")))
        .toList();
    return Explanation.of(Op.SUM, "how likely the tool comes next", parts);
  }

  /** What each score has of the whole; no more than 1 together. */
  public static double[] chances(double[] scores) {
    double most = Double.NEGATIVE_INFINITY;
    for (double score : scores) {
      most = StrictMath.max(most, score);
    }
    double all = 0;
    double[] chances = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      chances[i] = StrictMath.exp(scores[i] - most);
      all += chances[i];
    }
    for (int i = 0; i < chances.length; i++) {
      chances[i] /= all;
    }
    return chances;
  }

  /**
   * Between 0 and the ceiling.
   *
   * @param newPart how likely it goes on in a new way
   */
  public static double confidence(PredictionPolicy policy, double chance, double newPart) {
    double held = StrictMath.min(CERTAIN, StrictMath.max(1 - CERTAIN, chance));
    double logit = policy.confidenceBase()
        + policy.confidenceSlope() * StrictMath.log(held / (1 - held))
        + policy.confidenceVariety() * newPart;
    return StrictMath.min(policy.confidenceMax(), 1 / (1 + StrictMath.exp(-logit)));
  }
}
