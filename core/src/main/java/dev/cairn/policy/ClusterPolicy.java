package dev.cairn.policy;

/** Numbers behind clusters of tools and capabilities. */
public record ClusterPolicy(
    @Tunable(
        means = "most clusters that tools and capabilities which hang together are divided into",
        min = 1,
        max = 256)
    long clustersMax,

    @Tunable(
        means = "tools and capabilities that hang together below which they stay one cluster",
        min = 2,
        max = 1_000_000)
    long splitMin,

    @Tunable(
        means = "share of the mean degree that is added to each degree",
        source = "Qin & Rohe 2013, who add all of it; ours: planted clusters are found best so",
        max = 10)
    double regularization,

    @Tunable(
        means = "fall from one singular value to the next that counts, as a share of the first",
        max = 1)
    double gapMin,

    @Tunable(
        means =
            "the same in small matrices, where chance makes larger falls: divided by the members "
                + "of the smaller side",
        max = 100)
    double gapChance,

    @Tunable(
        means = "smallest singular value that speaks for a cluster, as a share of the first",
        max = 1)
    double singularMin,

    @Tunable(
        means = "smaller side up to which all vectors are found at once, by rotations",
        source = "ours: exact, and faster up to there",
        min = 2,
        max = 512)
    long denseMax,

    @Tunable(
        means = "error of a singular value, as a share of it, at which it is found",
        min = 1e-14,
        max = 0.1)
    double tolerance,

    @Tunable(means = "restarts after which ARPACK is given up", min = 1, max = 100_000)
    long restartsMax,

    @Tunable(
        means = "rounds of the plain iteration that takes over from ARPACK",
        min = 1,
        max = 100_000)
    long iterationsMax,

    @Tunable(means = "rounds of k-means after which it stops anyway", min = 1, max = 10_000)
    long meansRoundsMax) {
  public static final ClusterPolicy DEFAULT =
      new ClusterPolicy(64, 6, 0.25, 0.02, 2, 0.5, 96, 1e-5, 300, 100, 100);
}
