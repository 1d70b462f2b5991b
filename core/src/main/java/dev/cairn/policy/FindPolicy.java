package dev.cairn.policy;

/**
 * Numbers behind a search for tools while others are in use. Fitted on public runs, one set of numbers for all,
 * and measured in docs/measurements/tool-search.md.
 */
public record FindPolicy(
    ContextForm form,
    double alpha,
    double alphaDoubt,
    double nextWeight,
    double laterWeight,
    double neighbourWeight,
    double fade,
    long contextMax,
    double confidenceBase,
    double confidenceDistance,
    double confidenceGap) {}
