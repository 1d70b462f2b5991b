package dev.cairn.formula;

/**
 * How many of some guesses to keep, so that what is kept has the best balance of right ones kept and right ones
 * missed to be expected.
 *
 * <pre>
 *   expected F of the k best = 2 * sum of their chances / (k + sum of all chances)
 * </pre>
 *
 * <p>A guess is worth keeping as long as its chance is more than half of what F is without it. Where everything
 * is uncertain that is a lower bar than where much is sure, so one rule serves sparse and rich memories.
 */
public final class ExpectedF {
  private ExpectedF() {}

  /** How many of the first to keep; the chances fall. */
  public static int keep(double[] chances) {
    double all = 0;
    for (double chance : chances) {
      all += chance;
    }
    double kept = 0;
    double best = 0;
    int count = 0;
    for (int i = 0; i < chances.length; i++) {
      kept += chances[i];
      double expected = 2 * kept / (i + 1 + all);
      if (expected > best) {
        best = expected;
        count = i + 1;
      }
    }
    return count;
  }
}
