package dev.cairn.policy;

/**
 * Numbers behind the catalogue of tools and the search in it. The weights were fitted together, one set for
 * all data, and each is justified in docs/measurements/tool-search.md.
 */
public record ToolPolicy(
    long registerMax,
    long definitionBytesMax,
    long runStepsMax,
    long usesMax,
    long flowTakersMax,
    long flowsMax,
    long queryMax,
    long stepsMax,
    long limitMax,
    long shortlistMin,
    long shortlistMax,
    double shortlistShare,
    long descriptionShownMax,
    double placedShareMin,
    long awaitedMax,
    long awaitedMilliseconds,
    double bm25K1,
    double bm25B,
    double nameWeight,
    double descriptionWeight,
    double parametersWeight,
    double serverWeight,
    double stepWordsWeight,
    double meaningWeight,
    double stepMeaningWeight,
    double confidenceBase,
    double confidenceDistance,
    double confidenceGap,
    double wordsDoubt,
    double confidenceMax,
    double confidenceWarning) {}
