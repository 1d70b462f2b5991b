package dev.cairn.policy;

/** Numbers behind the graph and the algorithms over it. */
public record GraphPolicy(
    @Tunable(
        means = "how one adapter's contributions are brought to the scale of the others",
        source = "seed, contributions")
    ScaleStrategy scale,

    @Tunable(
        means = "weight left to the weakest evidence of an adapter, as a share of its range",
        source = "seed, contributions, open question 2",
        max = 1)
    double scaleFloor,

    @Tunable(
        means = "rounds of enrichment after one change before the rest is left for later",
        min = 1,
        max = 1_000)
    long enrichmentRoundsMax,

    @Tunable(
        means = "co-occurrence: a source with more targets than this says nothing of pairs",
        min = 2,
        max = 1_000)
    long coOccurrenceTargetsMax,

    @Tunable(
        means = "temporal proximity: nearest nodes in time that are joined to a node",
        min = 1,
        max = 1_000)
    long temporalNeighboursMax,

    @Tunable(
        means = "embedding similarity: cosine from which two nodes are similar",
        source = "seed, retraction",
        min = -1,
        max = 1)
    double similarityThreshold,

    @Tunable(
        means = "embedding similarity: most similar nodes that are joined to a node",
        min = 1,
        max = 1_000)
    long similarityNeighboursMax,

    @Tunable(means = "items one emission may hold", min = 1, max = 1_000_000)
    long emissionItemsMax,

    @Tunable(
        means = "characters of a property's value that stay in the chain; longer text lies beside",
        max = 4_096)
    long propertyInlineMax,

    @Tunable(means = "edges given when no limit is asked for", min = 1, max = 10_000)
    long limitDefault,

    @Tunable(means = "most edges or events one question may ask for", min = 1, max = 100_000)
    long limitMax,

    @Tunable(means = "steps a traversal goes when no depth is asked for", min = 1, max = 100)
    long depthDefault,

    @Tunable(means = "most steps a traversal or path may ask for", min = 1, max = 1_000)
    long depthMax,

    @Tunable(
        means = "PageRank: chance of following an edge instead of starting anew",
        source = "Brin & Page 1998",
        max = 0.99)
    double pageRankDamping,

    @Tunable(
        means = "PageRank: change of all ranks in one round, summed, at which it has converged",
        min = 1e-14,
        max = 1)
    double pageRankTolerance,

    @Tunable(means = "PageRank: rounds after which it stops anyway", min = 1, max = 10_000)
    long pageRankRoundsMax,

    @Tunable(
        means = "Leiden: higher gives more and smaller clusters; 1 is plain modularity",
        source = "Reichardt & Bornholdt 2006",
        min = 1e-6,
        max = 1_000)
    double leidenResolution,

    @Tunable(
        means = "Leiden: passes over the whole graph, each starting from the clusters of the last",
        source = "Traag, Waltman & van Eck 2019",
        min = 1,
        max = 1_000)
    long leidenRounds,

    @Tunable(means = "Leiden: where its chance begins; fixed, so that clusters do not wander")
    long leidenSeed,

    @Tunable(
        means = "confidence in two nodes joined by an edge",
        source = "seed, tools and scoring",
        max = 1)
    double pathConfidenceOneHop,

    @Tunable(
        means = "confidence in a path of two edges",
        source = "seed, tools and scoring",
        max = 1)
    double pathConfidenceTwoHops,

    @Tunable(
        means = "confidence in a path of three edges",
        source = "seed, tools and scoring",
        max = 1)
    double pathConfidenceThreeHops,

    @Tunable(means = "confidence in any longer path", source = "seed, tools and scoring", max = 1)
    double pathConfidenceMoreHops,

    @Tunable(
        means = "heat of a node: share of its own degree",
        source = "seed, tools and scoring",
        max = 1)
    double heatOwnShare,

    @Tunable(
        means = "heat of a node: share of its neighbours' degree",
        source = "seed, tools and scoring",
        max = 1)
    double heatNeighbourShare,

    @Tunable(means = "whether an episode that ends puts what it spoke of into the graph")
    Switch entities,

    @Tunable(
        means = "concepts an episode is joined to, the strongest; each costs some 180 bytes",
        min = 1,
        max = 1_000)
    long entitiesPerEpisodeMax,

    @Tunable(
        means = "characters of one entry that are read for concepts",
        min = 1,
        max = 16_777_216)
    long entityCharactersMax,

    @Tunable(
        means = "related concepts: chance of following a mention instead of starting anew",
        source = "Gutierrez et al. 2024, HippoRAG",
        max = 0.99)
    double conceptDamping,

    @Tunable(
        means = "related concepts: mentions up to which one map of all of them is kept and walked",
        min = 1,
        max = 10_000_000)
    long conceptMapMax,

    @Tunable(
        means = "related concepts: mentions around the start that are looked at if there are more",
        min = 1,
        max = 10_000_000)
    long conceptEdgesMax,

    @Tunable(
        means =
            "whether edges of this engine's model stay when another takes its place, to compare",
        source = "seed, retraction")
    Switch keepReplacedModel,

    @Tunable(
        means = "share by which each contributor after the first raises an edge's raw weight",
        source = "seed, contributions, open question 1",
        max = 10)
    double diversityBonus) {
  public static final GraphPolicy DEFAULT = of(ScaleStrategy.ANCHORED_RANGE);

  /** As the founding documents print it. */
  public static final GraphPolicy SEED = of(ScaleStrategy.RANGE);

  private static GraphPolicy of(ScaleStrategy scale) {
    return new GraphPolicy(
        scale,
        0.01,
        10,
        100,
        10,
        0.7,
        10,
        100_000,
        64,
        100,
        1_000,
        1,
        10,
        0.85,
        1e-9,
        1_000,
        1,
        10,
        0,
        0.95,
        0.80,
        0.65,
        0.50,
        0.6,
        0.4,
        Switch.ON,
        64,
        20_000,
        0.5,
        50_000,
        5_000,
        Switch.OFF,
        0);
  }
}
