package dev.cairn.policy;

/**
 * How much each signal counts when entries are ranked. A signal lies in [0, 1] unless it says otherwise, so
 * a weight is what the best candidate gains by it. Fitted by listwise softmax over public conversations,
 * folds by conversation; docs/measurements/quality.md has the table.
 */
public record RankPolicy(
    double words,
    double wordsAnywhere,
    double wordsAround,
    double meaning,
    double meaningAround,
    double episodeWords,
    double episodeMeaning,
    double coverage,
    double coverageAround,
    double speaker,
    double endsAsking,
    double answers,
    double substance,
    double terse,
    double lengthy,
    double user,
    double time,
    double related,
    long terseWords,
    long lengthyWords,
    long pool,
    long poolAround,
    double dayFade,
    long relatedConcepts,
    double updateAlike,
    double updateGap,
    long updateWords,
    long updateAmong,
    double besideShare,
    long turnsAround,
    long turnsReach,
    long episodeBest) {}
