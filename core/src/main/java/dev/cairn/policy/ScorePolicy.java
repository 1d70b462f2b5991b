package dev.cairn.policy;

/**
 * Numbers behind what tools and capabilities are scored by besides a request's words: the graph of what was
 * run, who stands near, what followed before. Those that S3 calls arbitrary say so.
 */
public record ScorePolicy(
    @Tunable(
        means = "how PageRank and common neighbours are taken before they are added to others",
        source = "semantics §4")
    SignalScale signals,

    @Tunable(
        means = "smallest share of meaning against the graph, however dense it is",
        source = "S3 §1.1",
        max = 1)
    double alphaFloor,

    @Tunable(
        means = "share of meaning lost with the whole density of the graph",
        source = "S3 §1.1",
        max = 1000)
    double alphaSlope,

    @Tunable(
        means = "common neighbours, raw: what their score is divided by",
        source = "S3 §1.2, arbitrary there",
        min = 1e-6,
        max = 1000)
    double neighbourDivisor,

    @Tunable(
        means = "share of relevance against the tool's rank",
        source = "S3 §2.1, arbitrary there",
        max = 1)
    double hybridShare,

    @Tunable(
        means = "share of the tool's rank against relevance",
        source = "S3 §2.1, arbitrary there",
        max = 1)
    double rankShare,

    @Tunable(means = "density below which a graph is just starting", source = "S3 §2.2", max = 1)
    double coldBelow,

    @Tunable(means = "density below which a graph is still growing", source = "S3 §2.2", max = 1)
    double growingBelow,

    @Tunable(
        means = "confidence in a graph that is just starting: weight of relevance",
        source = "S3 §2.2",
        max = 1)
    double coldHybrid,

    @Tunable(
        means = "confidence in a graph that is just starting: weight of the tool's rank",
        source = "S3 §2.2",
        max = 1)
    double coldRank,

    @Tunable(
        means = "confidence in a graph that is just starting: weight of the path from the context",
        source = "S3 §2.2",
        max = 1)
    double coldPath,

    @Tunable(
        means = "confidence in a graph that is still growing: weight of relevance",
        source = "S3 §2.2",
        max = 1)
    double growingHybrid,

    @Tunable(
        means = "confidence in a graph that is still growing: weight of the tool's rank",
        source = "S3 §2.2",
        max = 1)
    double growingRank,

    @Tunable(
        means = "confidence in a graph that is still growing: weight of the path from the context",
        source = "S3 §2.2",
        max = 1)
    double growingPath,

    @Tunable(
        means = "confidence in a graph that is mature: weight of relevance",
        source = "S3 §2.2",
        max = 1)
    double matureHybrid,

    @Tunable(
        means = "confidence in a graph that is mature: weight of the tool's rank",
        source = "S3 §2.2",
        max = 1)
    double matureRank,

    @Tunable(
        means = "confidence in a graph that is mature: weight of the path from the context",
        source = "S3 §2.2",
        max = 1)
    double maturePath,

    @Tunable(
        means = "confidence in a tool of the same community",
        source = "S3 §3.1, arbitrary there",
        max = 1)
    double communityBase,

    @Tunable(
        means = "confidence in a tool of the same community: factor of its rank",
        source = "S3 §3.1; ours with normalized ranks, as 2 would give the most to half of them",
        max = 100)
    double communityRankFactor,

    @Tunable(
        means = "confidence in a tool of the same community: most its rank adds",
        source = "S3 §3.1",
        max = 1)
    double communityRankMax,

    @Tunable(
        means = "confidence in a tool of the same community: factor of the edge to it",
        source = "S3 §3.1",
        max = 100)
    double communityEdgeFactor,

    @Tunable(
        means = "confidence in a tool of the same community: most the edge to it adds",
        source = "S3 §3.1",
        max = 1)
    double communityEdgeMax,

    @Tunable(
        means = "confidence in a tool of the same community: factor of common neighbours",
        source = "S3 §3.1",
        max = 100)
    double communityNeighbourFactor,

    @Tunable(
        means = "confidence in a tool of the same community: most common neighbours add",
        source = "S3 §3.1",
        max = 1)
    double communityNeighbourMax,

    @Tunable(
        means = "confidence in what follows often: added with each doubling of the count",
        source = "S3 §3.2",
        max = 1)
    double countFactor,

    @Tunable(
        means = "confidence in what follows often: most the count adds",
        source = "S3 §3.2",
        max = 1)
    double countMax,

    @Tunable(means = "next tool: weight of what followed before", source = "S3 §3.0", max = 1)
    double toolCoOccurrence,

    @Tunable(means = "next tool: weight of the same community", source = "S3 §3.0", max = 1)
    double toolCommunity,

    @Tunable(means = "next tool: weight of common neighbours", source = "S3 §3.0", max = 1)
    double toolNeighbours,

    @Tunable(means = "next tool: weight of its rank", source = "S3 §3.0", max = 1)
    double toolRank,

    @Tunable(
        means = "next capability: weight of the tools it shares with the context",
        source = "S3 §3.0",
        max = 1)
    double capabilityOverlap,

    @Tunable(
        means = "next capability: weight of its share of successes",
        source = "S3 §3.0",
        max = 1)
    double capabilitySuccess,

    @Tunable(
        means = "next capability: weight of its rank among tools and capabilities",
        source = "S3 §3.0",
        max = 1)
    double capabilityRank,

    @Tunable(
        means = "next capability: weight of its nearness to the intent",
        source = "S3 §3.0",
        max = 1)
    double capabilityMeaning,

    @Tunable(
        means = "capability: boost in the same cluster as the context",
        source = "S3 §4.2",
        max = 10)
    double clusterBoost) {
  public static final ScorePolicy DEFAULT = of(SignalScale.NORMALIZED, 0.2);

  /** As the founding documents print it. */
  public static final ScorePolicy SEED = of(SignalScale.RAW, 2);

  private static ScorePolicy of(SignalScale signals, double communityRankFactor) {
    return new ScorePolicy(
        signals,
        0.5,
        2,
        2,
        0.8,
        0.2,
        0.01,
        0.1,
        0.85,
        0.05,
        0.10,
        0.65,
        0.20,
        0.15,
        0.55,
        0.30,
        0.15,
        0.4,
        communityRankFactor,
        0.2,
        0.25,
        0.25,
        0.1,
        0.1,
        0.05,
        0.2,
        0.5,
        0.25,
        0.15,
        0.1,
        0.4,
        0.35,
        0.15,
        0.1,
        0.5);
  }
}
