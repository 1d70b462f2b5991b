package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.Policy;

/**
 * Holds back what an agent's word alone does to a threshold: it comes to lie at most {@code gate.told_max} below the
 * one that follows from what is proven. The share of successes uses that up first, then similar decisions.
 *
 * <pre>
 *   rate  = min(by all outcomes, by the proven ones + .05 / .15)
 *   boost = min(by all decisions, by the proven ones + what the rate left of .05)
 * </pre>
 *
 * <p>Semantics §5. Whoever may report what he likes could otherwise talk a tool through.
 */
public record ToldLimit(Explanation rate, EpisodicBoost boost) {

  /** What a threshold follows from: by all reports, or by the proven ones alone. */
  public record Side(Explanation rate, EpisodicBoost boost) {}

  public static ToldLimit of(Policy policy, Side all, Side proven) {
    double most = policy.gate().toldMax();
    double weight = policy.decision().rateWeight();
    double byRate = weight * (all.rate.value() - proven.rate.value());
    double left = most - Math.min(most, Math.max(0, byRate));
    double byBoost = all.boost.boost().value() - proven.boost.boost().value();
    return new ToldLimit(
        byRate <= most ? all.rate : rate(most, weight, proven.rate),
        byBoost <= left ? all.boost : boost(left, all.boost, proven.boost));
  }

  private static Explanation rate(double most, double weight, Explanation proven) {
    return Explanation.sum(
        "share of successes, as far as reports without proof count",
        proven,
        Explanation.quotient(
            "what those may add",
            Explanation.leaf(most, "gate.told_max"),
            Explanation.leaf(weight, "decision.rate_weight")));
  }

  private static EpisodicBoost boost(double left, EpisodicBoost all, EpisodicBoost proven) {
    Explanation limited = Explanation.sum(
        "similar decisions, as far as reports without proof count",
        proven.boost(),
        Explanation.leaf(left, "what is left of gate.told_max"));
    return new EpisodicBoost(limited, all.confidence(), all.matches());
  }
}
