package dev.cairn.policy;

/** Numbers behind search over entries. */
public record SearchPolicy(
    double bm25K1,
    double bm25B,
    long limitDefault,
    long limitMax,
    long queryMax,
    long queryWordsMax,
    long textShownMax,
    long quoteMax,
    long rescoreFactor) {}
