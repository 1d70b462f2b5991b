package dev.cairn.policy;

/** Numbers behind fitting the weights of {@link PredictionWeights} on the runs of one log. */
public record LearnPolicy(
    long runsMin,
    long runsMax,
    long stepsMax,
    long positionsMax,
    long candidatesMax,
    long parts,
    double pull,
    long roundsMax,
    long resamples,
    double tail,
    long seed) {}
