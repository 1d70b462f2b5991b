package dev.cairn.policy;

/**
 * What is kept of past runs, and how it is read when the next tool is predicted. Everything kept is bounded,
 * so that a prediction costs the same after a thousand steps and after a million. How much each signal counts
 * is in {@link PredictionWeights}.
 */
public record PredictionPolicy(
    @Tunable(means = "how the next tool is foretold; others than the mixture are for comparison")
    ScorerForm scorer,

    @Tunable(
        means = "how a capability is offered that shares tools with those in use",
        source = "S3 §4.4")
    CapabilityForm capabilities,

    @Tunable(means = "tools of which anything is learned from runs", min = 1, max = 1_000_000)
    long toolsMax,

    @Tunable(
        means = "remembered situations: a tool, or the last two or three, and what followed",
        min = 1,
        max = 10_000_000)
    long situationsMax,

    @Tunable(means = "tools remembered to follow in one situation", min = 1, max = 1_000)
    long followersMax,

    @Tunable(means = "tools whose popularity is remembered", min = 1, max = 10_000)
    long popularMax,

    @Tunable(means = "words of requests that are remembered", min = 1, max = 10_000_000)
    long wordsMax,

    @Tunable(
        means = "remembered pairs of a word of the request and the tool before",
        min = 1,
        max = 10_000_000)
    long wordSituationsMax,

    @Tunable(means = "tools remembered to follow such a pair", min = 1, max = 1_000)
    long wordFollowersMax,

    @Tunable(means = "past requests that are remembered", min = 1, max = 1_000_000)
    long requestsMax,

    @Tunable(means = "newest requests remembered for one word", min = 1, max = 1_000)
    long requestsPerWord,

    @Tunable(means = "words of one request that are read", min = 1, max = 10_000)
    long requestWordsMax,

    @Tunable(means = "steps of one past run that are remembered whole", min = 1, max = 100_000)
    long runStepsMax,

    @Tunable(means = "last steps of the run that are looked at", min = 1, max = 10_000)
    long contextMax,

    @Tunable(means = "past requests compared word by word", min = 1, max = 10_000)
    long nearPool,

    @Tunable(means = "nearest past requests that are asked", min = 1, max = 1_000)
    long nearMax,

    @Tunable(means = "sentences of a request that are told apart", min = 1, max = 1_000)
    long sentencesMax,

    @Tunable(means = "tools taken in by the words of the request", min = 1, max = 100_000)
    long textPool,

    @Tunable(means = "tools taken in because the last tool's server has them", max = 100_000)
    long serverPool,

    @Tunable(means = "share of the tools from which a word says nothing about any", max = 1)
    double commonShare,

    @Tunable(means = "how many tools have such a word at least", max = 1_000_000)
    long commonMin,

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
        means = "share below which differences between shares stop counting",
        min = 1e-6,
        max = 1)
    double shareFloor,

    @Tunable(means = "observations it takes until a share is half believed", max = 1_000)
    double doubt,

    @Tunable(means = "the same within one run, where one observation says more", max = 1_000)
    double runDoubt,

    @Tunable(means = "likeness of requests that is worth nothing yet", max = 1)
    double nearDoubt,

    @Tunable(
        means = "what a word of the request still counts once a tool with it was used",
        max = 1)
    double usedWordShare,

    @Tunable(means = "how much better a tool must fit per sentence the run would skip", max = 1)
    double sentenceStep,

    @Tunable(
        means = "how much the words of the request pull against what usually follows",
        max = 100)
    double wordsPull,

    @Tunable(
        means = "confidence: log-odds at even chances",
        source = "ours: calibrated, docs/next-tool.md",
        min = -100,
        max = 100)
    double confidenceBase,

    @Tunable(
        means = "confidence: how far the log-odds of the mixture count",
        source = "ours: calibrated, docs/next-tool.md",
        max = 100)
    double confidenceSlope,

    @Tunable(
        means = "confidence: log-odds where every step of this situation brought another tool",
        source = "ours: calibrated, docs/next-tool.md",
        min = -100,
        max = 100)
    double confidenceVariety,

    @Tunable(means = "highest confidence ever given", source = "S3 §5.1", max = 1)
    double confidenceMax) {
  public static final PredictionPolicy DEFAULT = of(ScorerForm.MIXTURE);

  /** As the founding documents print it. */
  public static final PredictionPolicy SEED = of(ScorerForm.SEED);

  private static PredictionPolicy of(ScorerForm scorer) {
    return new PredictionPolicy(
        scorer,
        CapabilityForm.OVERLAP,
        100_000,
        200_000,
        64,
        256,
        50_000,
        500_000,
        16,
        20_000,
        32,
        160,
        256,
        200,
        64,
        16,
        24,
        200,
        64,
        0.25,
        50,
        1.2,
        0.75,
        0.01,
        1,
        0.5,
        0.02,
        0.3,
        0.15,
        1.5,
        -0.25,
        0.76,
        -0.39,
        0.95);
  }
}
