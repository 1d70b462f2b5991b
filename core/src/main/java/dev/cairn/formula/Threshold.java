package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.DecisionPolicy.Bounds;

/**
 * How sure one must be before a tool runs without asking.
 *
 * <pre>
 *   threshold = base(risk) + (.75 - rate) * .15 + (alpha - .75) * .10 + past - boost - bonus, held in its bounds
 * </pre>
 *
 * <p>S2, "Threshold Formula". The bounds come last, so nothing learned and no mode takes a tool out of them; S2
 * demands at least .80 of dangerous tools, which its own formula breaks.
 *
 * @param base where it starts
 * @param thompson moved by the share of successes
 * @param alpha moved by local alpha
 * @param past raised because this very call failed the last time
 * @param boost lowered by similar decisions; raised if negative
 * @param bonus lowered to explore
 */
public record Threshold(
    Bounds bounds,
    double base,
    double thompson,
    double alpha,
    double past,
    double boost,
    double bonus) {

  /**
   * What moves a threshold.
   *
   * @param rate {@link SuccessRate}
   * @param alpha {@link LocalAlpha}
   * @param past 0, or what a failure of this very call raises it by
   * @param boost {@link EpisodicBoost}
   * @param bonus {@link ExplorationBonus}; 0 outside active mode
   */
  public record Reasons(double rate, double alpha, double past, double boost, double bonus) {
    public Reasons {
      Given.share("rate", rate);
      Given.share("alpha", alpha);
      Given.share("past", past);
      Given.between("boost", boost, -1, 1);
      Given.share("bonus", bonus);
    }
  }

  public static Threshold of(DecisionPolicy policy, Bounds bounds, Reasons reasons) {
    return new Threshold(
        bounds,
        bounds.base(),
        (policy.rateNeutral() - reasons.rate()) * policy.rateWeight(),
        (reasons.alpha() - policy.alphaNeutral()) * policy.alphaWeight(),
        reasons.past(),
        reasons.boost(),
        reasons.bonus());
  }

  /**
   * What moves a threshold, each with its own reasons.
   *
   * @param rate {@link SuccessRate}
   * @param alpha {@link LocalAlpha}
   * @param past 0, or what a failure of this very call raises it by
   * @param boost {@link EpisodicBoost}
   * @param bonus {@link ExplorationBonus}; 0 outside active mode
   */
  public record Grounds(
      Explanation rate, Explanation alpha, Explanation past, Explanation boost, Explanation bonus) {
    public Reasons reasons() {
      return new Reasons(rate.value(), alpha.value(), past.value(), boost.value(), bonus.value());
    }
  }

  /** The threshold down to what was counted: the same number, to the last bit. */
  public static Explanation explained(DecisionPolicy policy, Bounds bounds, Grounds grounds) {
    return Explanation.sum(
            "threshold",
            Explanation.leaf(bounds.base(), "base for a " + bounds.risk() + " tool"),
            moved(
                "share of successes",
                Explanation.leaf(policy.rateNeutral(), "decision.rate_neutral"),
                negated(grounds.rate()),
                Explanation.leaf(policy.rateWeight(), "decision.rate_weight")),
            moved(
                "local alpha",
                grounds.alpha(),
                Explanation.leaf(-policy.alphaNeutral(), "decision.alpha_neutral"),
                Explanation.leaf(policy.alphaWeight(), "decision.alpha_weight")),
            grounds.past(),
            negated(grounds.boost()),
            negated(grounds.bonus()))
        .clamp(bounds.floor(), bounds.ceiling());
  }

  private static Explanation moved(
      String what, Explanation from, Explanation to, Explanation weight) {
    return Explanation.product(
        what, Explanation.sum(what + ", from what moves nothing", from, to), weight);
  }

  private static Explanation negated(Explanation lowers) {
    return Explanation.product(lowers.because(), Explanation.leaf(-1, "taken off"), lowers);
  }

  /** The threshold with its reasons. */
  public Explanation explained() {
    return unbounded().clamp(bounds.floor(), bounds.ceiling());
  }

  public double value() {
    return explained().value();
  }

  /** What the bounds changed: {@code base + thompson + alpha + past - boost - bonus + clamp} is the value. */
  public double clamp() {
    return value() - unbounded().value();
  }

  private Explanation unbounded() {
    return Explanation.sum(
        "threshold",
        Explanation.leaf(base, "base for a " + bounds.risk() + " tool"),
        Explanation.leaf(thompson, "share of successes"),
        Explanation.leaf(alpha, "local alpha"),
        Explanation.leaf(past, "this very call failed the last time"),
        Explanation.leaf(-boost, "similar decisions"),
        Explanation.leaf(-bonus, "exploration"));
  }
}
