package dev.cairn.policy;

/** When a memory is ready for finer attribution of success than by episode, and what a caller may claim. */
public record GatePolicy(
    long episodesMin,
    double precisionMin,
    double correctionsMax,
    double growthMax,
    double growthShareMax,
    double plateauMax,
    long weekEpisodesMin,
    long weekEventsMin,
    long windowDays,
    double unstatedConfidence,
    double confidenceMax,
    long approvalSeconds,
    double toldMax) {}
