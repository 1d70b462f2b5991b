package dev.cairn.policy;

/** Numbers behind the look-up of vectors. */
public record VectorPolicy(
    @Tunable(
        means = "vectors above which sign bits choose what is compared exactly",
        max = 1_000_000_000)
    long signScanAbove,

    @Tunable(
        means = "vectors nearest by sign bits that are always compared",
        min = 1,
        max = 100_000)
    long signCandidatesMin,

    @Tunable(
        means = "standard deviations a true neighbour's sign bits may stray and still be compared",
        source = "ours: real sentences stray twice as far as independent bits would",
        max = 10)
    double signSigmas,

    @Tunable(
        means =
            "nearest vectors that sign bits almost surely let through; those behind them likely",
        min = 1,
        max = 10_000)
    long signSure,

    @Tunable(
        means = "vectors kept beyond the limit, so that rounding decides nothing at its edge",
        max = 1_000)
    long scanSpare) {
  public static final VectorPolicy DEFAULT = new VectorPolicy(50_000, 600, 3, 10, 8);
}
