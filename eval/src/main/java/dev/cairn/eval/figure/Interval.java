package dev.cairn.eval.figure;

/** A value and where it lies with 95 % confidence. */
public record Interval(double value, double low, double high) {
  /** Two-sided 95 % quantile of the normal distribution. */
  private static final double Z = 1.959964;

  /** A value that was counted, not estimated. */
  public static Interval exactly(double value) {
    return new Interval(value, value, value);
  }

  /**
   * The share of trials in which something happened, after Wilson (1927). Even for 0 of n its upper end
   * is above 0: what did not happen in 200 trials may still happen in the next.
   */
  public static Interval share(long happened, long trials) {
    if (trials <= 0 || happened < 0 || happened > trials) {
      throw new IllegalArgumentException(happened + " of " + trials + " is no share");
    }
    double share = (double) happened / trials;
    double square = Z * Z / trials;
    double middle = share + square / 2;
    double spread = Z * Math.sqrt(share * (1 - share) / trials + square / (4 * trials));
    return new Interval(
        share,
        happened == 0 ? 0 : (middle - spread) / (1 + square),
        happened == trials ? 1 : (middle + spread) / (1 + square));
  }
}
