package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.DecisionMode;
import dev.cairn.policy.DecisionPolicy;
import java.util.random.RandomGenerator;

/**
 * The share of successes a decision is made with: the mean of what is believed, or a draw from it.
 *
 * <p>S2, level 2; semantics §5. Active mode takes the mean, because its {@link ExplorationBonus} already is the
 * chance given to the unknown. A tool without outcomes has the mean of the prior in any mode: to draw it
 * would let chance alone decide.
 */
public final class SuccessRate {
  private SuccessRate() {}

  /** The draw, where there is one, is a number of its own that the log must keep. */
  public static Explanation of(
      DecisionPolicy policy, DecisionMode mode, Posterior posterior, RandomGenerator random) {
    boolean drawn = mode == DecisionMode.PASSIVE && !posterior.equals(Posterior.prior(policy));
    return drawn
        ? Explanation.leaf(posterior.sample(random), "drawn share of successes")
        : posterior.mean();
  }
}
