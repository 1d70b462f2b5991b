package dev.cairn.decide.gate;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.EpisodicBoost;
import dev.cairn.formula.Threshold;
import dev.cairn.log.Risk;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.DecisionPolicy.Bounds;
import dev.cairn.tool.net.LocalAlphas;

/**
 * What a threshold follows from.
 *
 * @param rate the share of successes, believed or drawn
 * @param past 0, or what a failure of this very call raises the threshold by
 * @param bonus 0 outside mode active
 */
public record Situation(
    Risk risk,
    Explanation rate,
    LocalAlphas.Found alpha,
    Explanation past,
    EpisodicBoost boost,
    Explanation bonus) {

  public static Bounds bounds(DecisionPolicy policy, Risk risk) {
    return switch (risk) {
      case SAFE -> policy.safe();
      case MODERATE -> policy.moderate();
      case DANGEROUS -> policy.dangerous();
    };
  }

  private Threshold.Grounds grounds() {
    return new Threshold.Grounds(rate, alpha.alpha(), past, boost.boost(), bonus);
  }

  public Threshold threshold(DecisionPolicy policy) {
    return Threshold.of(policy, bounds(policy, risk), grounds().reasons());
  }

  public Explanation why(DecisionPolicy policy) {
    return Threshold.explained(policy, bounds(policy, risk), grounds());
  }
}
