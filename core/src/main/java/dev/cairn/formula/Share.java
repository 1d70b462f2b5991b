package dev.cairn.formula;

import dev.cairn.policy.PredictionPolicy;

/**
 * How shares of observations are read as signals.
 *
 * <pre>
 *   believed    = times / (total + doubt)
 *   scaled      = ln(1 + share / floor) / ln(1 + 1 / floor)
 *   sure        = -ln(1 - times / (total + 1)) / ln(100)
 *   known part  = total / (total + kinds)
 *   new part    = (once + ½) / (all + 1)
 * </pre>
 *
 * <p>Scaled, because between a share of 1 and of 10 in a hundred lies as much as between 10 and 100; 0 stays
 * 0, so that what was never seen costs nothing to look at. Sure tells what always followed from what mostly
 * did, which the logarithm flattens. The known part is Witten and Bell's estimate that the next observation is
 * no new one (1991), the new part Good and Turing's that it is (1953).
 */
public final class Share {
  private static final double HALF = 0.5;
  private static final double HUNDRED = StrictMath.log(100);

  private Share() {}

  public static double believed(double times, double total, double doubt) {
    return times / (total + doubt);
  }

  public static double scaled(PredictionPolicy policy, double share) {
    double floor = policy.shareFloor();
    return StrictMath.log(1 + share / floor) / StrictMath.log(1 + 1 / floor);
  }

  public static double sure(double times, double total) {
    return -StrictMath.log(1 - times / (total + 1)) / HUNDRED;
  }

  public static double knownPart(long total, int kinds) {
    return total == 0 ? 0 : (double) total / (total + kinds);
  }

  public static double newPart(long once, long all) {
    return (once + HALF) / (all + 1);
  }
}
