package dev.cairn.formula;

import dev.cairn.policy.OutcomePolicy;

/**
 * How far an estimate is followed: the chance that it foretells better than the one it would replace.
 *
 * <pre>
 *   log-odds = start + .99 * (log-odds - start) + ln(what it gave the outcome / what the other gave it)
 * </pre>
 *
 * <p>Averaging two models by how well they foretold (Hoeting et al., "Bayesian Model Averaging", 1999); the fading
 * lets a model come back that was wrong long ago (Raftery, Kárný and Ettler, 2010).
 */
public final class Trust {
  /** Beyond this the share differs from 0 and 1 by less than anybody could measure. */
  private static final double SURE = 30;

  private Trust() {}

  /** As a share. */
  public static double share(double logOdds) {
    double held = Math.max(-SURE, Math.min(SURE, logOdds));
    return 1 / (1 + StrictMath.exp(-held));
  }

  /**
   * After one more outcome.
   *
   * @param above what the estimate would replace
   * @param own the estimate
   */
  public static double after(
      OutcomePolicy policy, double logOdds, double above, double own, boolean ok) {
    double gain = StrictMath.log(given(policy, own, ok) / given(policy, above, ok));
    return policy.trustStart() + (logOdds - policy.trustStart()) * policy.trustFading() + gain;
  }

  private static double given(OutcomePolicy policy, double share, boolean ok) {
    double held = Math.max(policy.doubtMin(), Math.min(1 - policy.doubtMin(), share));
    return ok ? held : 1 - held;
  }
}
