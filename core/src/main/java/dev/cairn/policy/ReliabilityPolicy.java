package dev.cairn.policy;

/** Numbers behind what outcomes do to a score or a confidence. */
public record ReliabilityPolicy(
    @Tunable(means = "how outcomes become a factor", source = "semantics §4")
    ReliabilityForm form,

    @Tunable(
        means = "share of successes below which something is unreliable",
        source = "S3 §4.2",
        max = 1)
    double low,

    @Tunable(
        means = "share of successes above which something is proven",
        source = "S3 §4.2",
        max = 1)
    double high,

    @Tunable(means = "factor of what is unreliable", source = "S3 §4.2: below .1", max = 1)
    double poor,

    @Tunable(means = "factor of what is proven", source = "S3 §4.2", min = 1, max = 10)
    double proven,

    @Tunable(
        means = "chance that the share of successes lies beyond a bound that counts as sure",
        source = "ours",
        min = 1e-6,
        max = 0.5)
    double tail,

    @Tunable(
        means = "width of the band in which the factor goes from one value to the next",
        source = "ours: no cliffs",
        min = 0,
        max = 0.5)
    double band,

    @Tunable(
        means = "adjustment by outcomes: factor of the share of successes",
        source = "S3 §3.3",
        max = 1)
    double boostFactor,

    @Tunable(means = "adjustment by outcomes: most that successes add", source = "S3 §3.3", max = 1)
    double boostMax,

    @Tunable(
        means = "adjustment by outcomes: factor of the share of failures",
        source = "S3 §3.3; ours, because with .25 a share of 40 % raises confidence",
        max = 1)
    double penaltyFactor,

    @Tunable(means = "adjustment by outcomes: most that failures take", source = "S3 §3.3", max = 1)
    double penaltyMax,

    @Tunable(
        means = "share of failures above which something is no longer suggested",
        source = "S3 §5.3",
        max = 1)
    double exclusionShare,

    @Tunable(
        means = "outcomes there must be before something is no longer suggested",
        source = "semantics §4",
        min = 1,
        max = 1000)
    long exclusionOutcomesMin) {
  public static final ReliabilityPolicy DEFAULT = of(ReliabilityForm.BOUNDS, 0.35, 5);

  /** As the founding documents print it. */
  public static final ReliabilityPolicy SEED = of(ReliabilityForm.STEPS, 0.25, 1);

  private static ReliabilityPolicy of(ReliabilityForm form, double penalty, long outcomesMin) {
    return new ReliabilityPolicy(
        form, 0.5, 0.9, 0.09, 1.2, 0.05, 0.1, 0.2, 0.15, penalty, 0.15, 0.5, outcomesMin);
  }

  public ReliabilityPolicy {
    if (!(low + band <= high - band)) {
      throw new PolicyRefused(
          "reliability.band",
          "the bands around reliability.low " + low + " and reliability.high " + high
              + " must not overlap; make reliability.band smaller than " + band);
    }
  }
}
