package dev.cairn.formula;

import dev.cairn.explain.Explanation;

/**
 * What a circumstance makes of a share, where it was only seen elsewhere: the odds are moved by the ratio it moves
 * all odds by.
 *
 * <pre>
 *   odds(p) = p / (1 - p)
 *   moved   = odds(share) * odds(then) / odds(usually), as a share again
 * </pre>
 *
 * <p>So a tool nobody saw after a failure is expected to suffer as the others do. Odds, because a ratio of shares
 * could leave [0, 1].
 */
public final class OddsShift {
  private OddsShift() {}

  /** Shares must be within (0, 1). */
  public static Explanation of(String because, double share, double then, double usually) {
    double odds = odds(share) * odds(then) / odds(usually);
    return Explanation.quotient(
        because,
        Explanation.leaf(
            odds, "odds of " + share + " moved as those of " + usually + " to " + then),
        Explanation.leaf(1 + odds, "all"));
  }

  /** How many successes come with one failure. */
  public static double odds(double share) {
    return share / (1 - share);
  }
}
