package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Switch;
import java.util.List;

/**
 * What a threshold is lowered by in active mode, so that tools nobody tried are tried.
 *
 * <pre>
 *   bonus = .10 + .05 * min(1, sqrt(2 * ln(N + 1) / n)), and .15 for n = 0
 * </pre>
 *
 * <p>N executions of all tools, n of this one. Ours; its root is that of UCB1 (Auer, Cesa-Bianchi and Fischer,
 * "Finite-time Analysis of the Multiarmed Bandit Problem", 2002), which S2 names without a formula.
 */
public final class ExplorationBonus {
  private ExplorationBonus() {}

  public static Explanation of(DecisionPolicy policy, long executions, long own) {
    Given.count("executions", executions);
    Given.count("own", own, executions);
    if (policy.exploration() == Switch.OFF) {
      return Explanation.leaf(0, "no exploration");
    }
    return Explanation.sum(
        "exploration",
        Explanation.leaf(policy.explorationBase(), "decision.exploration_base"),
        Mixture.part(
            "little known",
            "decision.exploration_spread",
            policy.explorationSpread(),
            Explanation.of(
                Op.MIN,
                "uncertainty",
                List.of(uncertainty(executions, own), Explanation.leaf(1, "at most")))));
  }

  private static Explanation uncertainty(long executions, long own) {
    return own == 0
        ? Explanation.leaf(1, "never run")
        : Explanation.leaf(
            Math.sqrt(2 * StrictMath.log(executions + 1.0) / own),
            "run " + own + " times, all tools " + executions);
  }
}
