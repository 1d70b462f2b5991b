package dev.cairn.policy;

/**
 * Numbers behind what tools and capabilities are scored by besides a request's words: the graph of what was
 * run, who stands near, what followed before. Those that S3 calls arbitrary say so.
 */
public record ScorePolicy(
    SignalScale signals,
    double alphaFloor,
    double alphaSlope,
    double neighbourDivisor,
    double hybridShare,
    double rankShare,
    double coldBelow,
    double growingBelow,
    double coldHybrid,
    double coldRank,
    double coldPath,
    double growingHybrid,
    double growingRank,
    double growingPath,
    double matureHybrid,
    double matureRank,
    double maturePath,
    double communityBase,
    double communityRankFactor,
    double communityRankMax,
    double communityEdgeFactor,
    double communityEdgeMax,
    double communityNeighbourFactor,
    double communityNeighbourMax,
    double countFactor,
    double countMax,
    double toolCoOccurrence,
    double toolCommunity,
    double toolNeighbours,
    double toolRank,
    double capabilityOverlap,
    double capabilitySuccess,
    double capabilityRank,
    double capabilityMeaning,
    double clusterBoost) {}
