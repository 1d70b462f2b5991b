package dev.cairn.policy;

/**
 * Numbers behind local alpha: how far meaning is to be trusted against the graph around one tool. 1 is meaning
 * alone; the denser and surer the graph there, the less.
 */
public record AlphaPolicy(
    @Tunable(
        means = "smallest local share of meaning against the graph",
        source = "S2, S3 §1.1",
        max = 1)
    double floor,

    @Tunable(
        means = "share of meaning lost where the graph around is fully trusted",
        source = "S2",
        max = 1)
    double reach,

    @Tunable(
        means = "observations below which what the graph says counts only in part",
        source = "semantics §4",
        min = 1,
        max = 1000)
    long observations,

    @Tunable(
        means = "trust in the graph around: share of the target's heat",
        source = "semantics §4",
        max = 1)
    double targetShare,

    @Tunable(
        means = "trust in the graph around: share of the context's heat",
        source = "semantics §4",
        max = 1)
    double contextShare,

    @Tunable(
        means = "trust in the graph around: share of the path between them",
        source = "semantics §4",
        max = 1)
    double pathShare,

    @Tunable(means = "heat of a tool: share of its own heat", source = "semantics §4", max = 1)
    double toolOwn,

    @Tunable(
        means = "heat of a tool: share of its neighbours' heat",
        source = "semantics §4",
        max = 1)
    double toolNeighbour,

    @Tunable(
        means = "heat of a tool: share of the heat of what stands above or below it",
        source = "semantics §4",
        max = 1)
    double toolHierarchy,

    @Tunable(
        means = "heat of a capability: share of its own heat",
        source = "semantics §4",
        max = 1)
    double capabilityOwn,

    @Tunable(
        means = "heat of a capability: share of its neighbours' heat",
        source = "semantics §4",
        max = 1)
    double capabilityNeighbour,

    @Tunable(
        means = "heat of a capability: share of the heat of what stands above or below it",
        source = "semantics §4",
        max = 1)
    double capabilityHierarchy,

    @Tunable(
        means = "heat of a capability of capabilities: share of its own heat",
        source = "semantics §4",
        max = 1)
    double metaOwn,

    @Tunable(
        means = "heat of a capability of capabilities: share of its neighbours' heat",
        source = "semantics §4",
        max = 1)
    double metaNeighbour,

    @Tunable(
        means =
            "heat of a capability of capabilities: share of the heat of what stands above or below it",
        source = "semantics §4",
        max = 1)
    double metaHierarchy) {
  public static final AlphaPolicy DEFAULT =
      new AlphaPolicy(0.5, 0.5, 5, 0.4, 0.3, 0.3, 0.5, 0.3, 0.2, 0.3, 0.4, 0.3, 0.2, 0.2, 0.6);
}
