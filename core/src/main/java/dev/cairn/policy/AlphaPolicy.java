package dev.cairn.policy;

/**
 * Numbers behind local alpha: how far meaning is to be trusted against the graph around one tool. 1 is meaning
 * alone; the denser and surer the graph there, the less.
 */
public record AlphaPolicy(
    double floor,
    double reach,
    long observations,
    double targetShare,
    double contextShare,
    double pathShare,
    double toolOwn,
    double toolNeighbour,
    double toolHierarchy,
    double capabilityOwn,
    double capabilityNeighbour,
    double capabilityHierarchy,
    double metaOwn,
    double metaNeighbour,
    double metaHierarchy) {}
