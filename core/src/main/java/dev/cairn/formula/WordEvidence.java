package dev.cairn.formula;

/**
 * What words of a request say for a tool, after naive Bayes.
 *
 * <pre>
 *   lift   = max(0, ln((k + p) / ((n + 1) * p))) * k / (k + 1)
 *   gain   = ln((k + q) / q),  q = (m + ½) / (M + 1)
 *   chance ~ c / M * e^(pull / sqrt(W) * (sum of gains - W * ln(c + 1)))
 * </pre>
 *
 * <p>Lift, of a word in runs at all: n requests had it, k of them used the tool, which a share p of all runs
 * uses. Gain, of a word at one step: of M times the last tool was left, m were for requests with the word; c
 * of the M went to this tool, k of the m. Words are not independent, so the sum over W of them is held
 * down by the square root of their number.
 */
public final class WordEvidence {
  private static final double HALF = 0.5;

  private WordEvidence() {}

  public static double lift(int together, long with, double toolShare) {
    double times = (together + toolShare) / ((with + 1) * toolShare);
    return times > 1 ? StrictMath.log(times) * together / (together + 1.0) : 0;
  }

  public static double gain(int together, long with, long all) {
    double chance = (with + HALF) / (all + 1);
    return StrictMath.log((together + chance) / chance);
  }

  /** The logarithm of the chance, but for a constant. */
  public static double chance(double gains, int words, int times, long all, double pull) {
    double against = words * StrictMath.log(times + 1.0);
    return pull / StrictMath.sqrt(StrictMath.max(1, words)) * (gains - against)
        + StrictMath.log((double) times / all);
  }
}
