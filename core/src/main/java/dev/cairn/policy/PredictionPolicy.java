package dev.cairn.policy;

/**
 * What is kept of past runs, and how it is read when the next tool is predicted. Everything kept is bounded,
 * so that a prediction costs the same after a thousand steps and after a million. How much each signal counts
 * is in {@link PredictionWeights}.
 */
public record PredictionPolicy(
    ScorerForm scorer,
    CapabilityForm capabilities,
    long toolsMax,
    long situationsMax,
    long followersMax,
    long popularMax,
    long wordsMax,
    long wordSituationsMax,
    long wordFollowersMax,
    long requestsMax,
    long requestsPerWord,
    long requestWordsMax,
    long runStepsMax,
    long contextMax,
    long nearPool,
    long nearMax,
    long sentencesMax,
    long textPool,
    long serverPool,
    double commonShare,
    long commonMin,
    double bm25K1,
    double bm25B,
    double shareFloor,
    double doubt,
    double runDoubt,
    double nearDoubt,
    double usedWordShare,
    double sentenceStep,
    double wordsPull,
    double confidenceBase,
    double confidenceSlope,
    double confidenceVariety,
    double confidenceMax) {}
