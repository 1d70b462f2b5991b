package dev.cairn.policy;

/** Numbers behind search over entries. */
public record SearchPolicy(
    @Tunable(
        means = "BM25: how soon repetition of a word stops counting",
        source = "Robertson & Zaragoza 2009, Lucene's default",
        max = 10)
    double bm25K1,

    @Tunable(
        means = "BM25: how much a long text is discounted, 0 not at all, 1 fully",
        source = "LoCoMo: R@5 +.04 against the usual .75, because turns differ little in length",
        max = 1)
    double bm25B,

    @Tunable(means = "results given when no limit is asked for", min = 1, max = 1_000)
    long limitDefault,

    @Tunable(means = "most results one search may ask for", min = 1, max = 10_000)
    long limitMax,

    @Tunable(means = "longest query, in code points", min = 1, max = 100_000)
    long queryMax,

    @Tunable(means = "distinct words of a query that are looked up", min = 1, max = 512)
    long queryWordsMax,

    @Tunable(means = "code points of an entry's text shown in a result", min = 40, max = 1_000_000)
    long textShownMax,

    @Tunable(means = "code points of the passage an entry is cited by", min = 20, max = 10_000)
    long quoteMax,

    @Tunable(means = "candidates scored exactly, as a multiple of the limit", min = 1, max = 100)
    long rescoreFactor) {
  public static final SearchPolicy DEFAULT =
      new SearchPolicy(1.2, 0.4, 10, 1_000, 10_000, 256, 2_000, 240, 3);
}
