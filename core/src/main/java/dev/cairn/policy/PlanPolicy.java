package dev.cairn.policy;

/**
 * What is kept of past runs to plan from, and what a plan may hold. How much each signal counts is in
 * {@link PlanWeights}.
 */
public record PlanPolicy(
    PlanForm form,
    long toolsMax,
    long partnersMax,
    long wordsMax,
    long runToolsMax,
    long wordRunMax,
    long requestsMax,
    double doubt,
    double wordDoubt,
    double nearDoubt,
    double quarters,
    long poolMax,
    long partsMax,
    long tasksUsual,
    long tasksMax,
    double edgeLeast,
    double taskLeast,
    double namedLeast,
    double confidenceBase,
    double confidenceSlope) {}
