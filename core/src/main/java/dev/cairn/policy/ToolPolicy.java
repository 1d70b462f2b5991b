package dev.cairn.policy;

/**
 * Numbers behind the catalogue of tools and the search in it. The weights were fitted together, one set for
 * all data, and each is justified in docs/tool-search.md.
 */
public record ToolPolicy(
    @Tunable(means = "tools one call may register", min = 1, max = 1_000_000)
    long registerMax,

    @Tunable(
        means = "largest description of a tool with its schemas, in bytes of UTF-8",
        min = 64,
        max = 16_777_216)
    long definitionBytesMax,

    @Tunable(means = "steps one recorded run may have", min = 1, max = 1_000_000)
    long runStepsMax,

    @Tunable(means = "tools and capabilities one capability may use", min = 1, max = 100_000)
    long usesMax,

    @Tunable(
        means = "tools that may take a field for it to say which tools fit together",
        min = 1,
        max = 100_000)
    long flowTakersMax,

    @Tunable(means = "tools one tool is linked with by what it gives", min = 0, max = 10_000)
    long flowsMax,

    @Tunable(means = "longest request, in code points", min = 1, max = 1_000_000)
    long queryMax,

    @Tunable(means = "parts of a long request that are looked at one by one", min = 1, max = 1_000)
    long stepsMax,

    @Tunable(means = "most tools one search may ask for", min = 1, max = 100_000)
    long limitMax,

    @Tunable(means = "fewest tools given when no limit is asked for", min = 1, max = 1_000)
    long shortlistMin,

    @Tunable(means = "most tools given when no limit is asked for", min = 1, max = 1_000)
    long shortlistMax,

    @Tunable(means = "share of the best score that still counts as standing out", max = 1)
    double shortlistShare,

    @Tunable(means = "code points of a description shown in a result", min = 20, max = 1_000_000)
    long descriptionShownMax,

    @Tunable(means = "share of the tools that must have vectors before meaning counts", max = 1)
    double placedShareMin,

    @Tunable(
        means = "tools without vectors that a search waits for at most",
        source = "ours: what is embedded in the time there is",
        max = 100_000)
    long awaitedMax,

    @Tunable(means = "how long a search waits for them, once, in milliseconds", max = 60_000)
    long awaitedMilliseconds,

    @Tunable(
        means = "BM25: how soon repetition of a word stops counting",
        source = "Robertson & Zaragoza 2009, Lucene's default",
        max = 10)
    double bm25K1,

    @Tunable(
        means = "BM25: how much a long text is discounted, 0 not at all, 1 fully",
        source = "Robertson & Zaragoza 2009, Lucene's default",
        max = 1)
    double bm25B,

    @Tunable(
        means = "weight of the request's words in the tool's name",
        source = "ours: fitted, docs/tool-search.md",
        max = 100)
    double nameWeight,

    @Tunable(
        means = "weight of the request's words in the description",
        source = "ours: fitted, docs/tool-search.md",
        max = 100)
    double descriptionWeight,

    @Tunable(
        means = "weight of the request's words in names and descriptions of parameters",
        source = "ours: fitted, docs/tool-search.md",
        max = 100)
    double parametersWeight,

    @Tunable(
        means = "weight of the request's words in the server's name",
        source = "ours: fitted, docs/tool-search.md",
        max = 100)
    double serverWeight,

    @Tunable(
        means = "weight of the words of the request's best step in all the tool says",
        source = "ours: fitted, docs/tool-search.md",
        max = 100)
    double stepWordsWeight,

    @Tunable(
        means = "weight of the nearness to the whole request",
        source = "ours: fitted, docs/tool-search.md",
        max = 100)
    double meaningWeight,

    @Tunable(
        means = "weight of the nearness to the request's best step",
        source = "ours: fitted, docs/tool-search.md",
        max = 100)
    double stepMeaningWeight,

    @Tunable(
        means = "confidence: log-odds of a tool that is the best by every signal",
        source = "ours: calibrated, docs/tool-search.md",
        min = -100,
        max = 100)
    double confidenceBase,

    @Tunable(
        means = "confidence: log-odds lost with the whole distance to that tool",
        source = "ours: calibrated, docs/tool-search.md",
        max = 100)
    double confidenceDistance,

    @Tunable(
        means = "confidence: log-odds lost with the whole distance to the best tool there is",
        source = "ours: calibrated, docs/tool-search.md",
        max = 100)
    double confidenceGap,

    @Tunable(
        means = "confidence: log-odds lost where words alone could speak, and not nearness",
        source = "ours: calibrated, docs/tool-search.md",
        max = 100)
    double wordsDoubt,

    @Tunable(means = "highest confidence ever given", source = "S3 §5.1", max = 1)
    double confidenceMax,

    @Tunable(means = "confidence below which a result carries a warning", source = "S3", max = 1)
    double confidenceWarning) {
  public static final ToolPolicy DEFAULT = new ToolPolicy(
      10_000, 262_144, 10_000, 500, 12, 8, 20_000, 24, 1_000, 3, 10, 0.6, 300, 0.9, 500, 2_000, 1.2,
      0.75, 0.85, 0.5, 0.65, 0.5, 2.2, 0.85, 3.3, 1.4, 6.5, 2.3, 0.5, 0.95, 0.5);
}
