package dev.cairn.policy;

/** Numbers behind clusters of tools and capabilities. */
public record ClusterPolicy(
    long clustersMax,
    long splitMin,
    double regularization,
    double gapMin,
    double gapChance,
    double singularMin,
    long denseMax,
    double tolerance,
    long restartsMax,
    long iterationsMax,
    long meansRoundsMax) {}
