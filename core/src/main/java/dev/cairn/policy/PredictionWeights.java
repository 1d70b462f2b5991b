package dev.cairn.policy;

/**
 * How much each signal counts when the next tool is predicted: before the first step of a run, at later steps,
 * and where no request is known. A signal lies in [0, 1] unless it says otherwise. Fitted by listwise softmax
 * over positions of public runs, pooled, one set of weights for all; docs/next-tool.md has the table.
 */
public record PredictionWeights(
    @Tunable(
        means = "weight, first step: how often it followed the last step",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstFollows,

    @Tunable(
        means = "weight, first step: nothing else came after these steps",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstSure,

    @Tunable(
        means = "weight, first step: its share of the first steps",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstShare,

    @Tunable(
        means = "weight, first step: words of the request in its name",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstName,

    @Tunable(
        means = "weight, first step: words of its best sentence in all it says",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstSentence,

    @Tunable(
        means = "weight, first step: words of the sentence the run has come to",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstNow,

    @Tunable(
        means = "weight, first step: words of the request in the tools of its server",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstServerWords,

    @Tunable(
        means = "weight, first step: it was never run, and has words of the request",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstNewText,

    @Tunable(
        means = "weight, first step: words of the request led to it in past runs",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstWords,

    @Tunable(
        means = "weight, first step: words of the request led from the last step to it",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstWordsHere,

    @Tunable(
        means = "weight, first step: the nearest past requests used it",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstNearUsed,

    @Tunable(
        means = "weight, first step: it came next in the nearest past requests",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstNearNext,

    @Tunable(
        means = "weight, first step: it was never run",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstNew,

    @Tunable(
        means = "weight, first step: it was never run, and runs often bring new tools",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double firstNewExpected,

    @Tunable(
        means = "weight, later step: how often it came after these steps, from three down to none",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedCounts,

    @Tunable(
        means = "weight, later step: how often it followed the last step",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedFollows,

    @Tunable(
        means = "weight, later step: how often it followed the last two steps",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedFollowsTwo,

    @Tunable(
        means = "weight, later step: nothing else came after these steps",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedSure,

    @Tunable(
        means = "weight, later step: runs that had these tools had it too",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedTogether,

    @Tunable(
        means = "weight, later step: it followed this tool before in this run",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedInRun,

    @Tunable(
        means = "weight, later step: it followed these two tools before in this run",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedInRunTwo,

    @Tunable(
        means = "weight, later step: it is the last tool again",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedAgain,

    @Tunable(
        means = "weight, later step: this run repeats its tools",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedHabit,

    @Tunable(
        means = "weight, later step: the last tool's server has it",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedServer,

    @Tunable(
        means = "weight, later step: its name is like the last tool's",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedLike,

    @Tunable(
        means = "weight, later step: it was never run, and its name is like the last tool's",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedNewLike,

    @Tunable(
        means = "weight, later step: words of the request in its name",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedName,

    @Tunable(
        means = "weight, later step: words of the request no tool was used for yet, in all it says",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedRemaining,

    @Tunable(
        means = "weight, later step: words of the sentence after that",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedNextSentence,

    @Tunable(
        means = "weight, later step: words of the sentences that follow",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedLaterSentence,

    @Tunable(
        means = "weight, later step: the request names it after the last tool",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedAhead,

    @Tunable(
        means = "weight, later step: words of the request in the tools of its server",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedServerWords,

    @Tunable(
        means = "weight, later step: it was never run, and has words of the request",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedNewText,

    @Tunable(
        means = "weight, later step: words of the request led to it in past runs",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedWords,

    @Tunable(
        means = "weight, later step: words of the request led from the last step to it",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedWordsHere,

    @Tunable(
        means = "weight, later step: the nearest past requests used it",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedNearUsed,

    @Tunable(
        means = "weight, later step: it came next in the nearest past requests",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedNearNext,

    @Tunable(
        means = "weight, later step: it was never run",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedNew,

    @Tunable(
        means = "weight, later step: it was never run, and runs often bring new tools",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double askedNewExpected,

    @Tunable(
        means = "weight, no request: how often it came after these steps, from three down to none",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedCounts,

    @Tunable(
        means = "weight, no request: how often it followed the last step",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedFollows,

    @Tunable(
        means = "weight, no request: how often it came two steps later",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedTwoAfter,

    @Tunable(
        means = "weight, no request: nothing else came after these steps",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedSure,

    @Tunable(
        means = "weight, no request: runs that had these tools had it too",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedTogether,

    @Tunable(
        means = "weight, no request: it followed this tool before in this run",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedInRun,

    @Tunable(
        means = "weight, no request: it followed these two tools before in this run",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedInRunTwo,

    @Tunable(
        means = "weight, no request: it is the last tool again",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedAgain,

    @Tunable(
        means = "weight, no request: runs come back to it",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedReturn,

    @Tunable(
        means = "weight, no request: the last tool's server has it",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedServer,

    @Tunable(
        means = "weight, no request: it was never run",
        source = "ours: fitted, docs/next-tool.md",
        min = -100,
        max = 100)
    double unaskedNew,

    @Tunable(
        means = "weight, later step: somebody or its schema says that it comes after these tools",
        source = "ours: no data set has either, so it is not fitted",
        min = -100,
        max = 100)
    double askedTold,

    @Tunable(
        means = "weight, no request: somebody or its schema says that it comes after these tools",
        source = "ours: no data set has either, so it is not fitted",
        min = -100,
        max = 100)
    double unaskedTold) {
  public static final PredictionWeights DEFAULT = new PredictionWeights(
      2.9, 1.6, 2.5, 0.63, 1.8, 0.79, 0.92, 1.4, 2.2, 0.73, 1.1, 1.2, -0.54, 1.3, 0.9, 0.48, 1.0,
      0.95, 0.75, 1.1, 0.47, -2.0, 0.9, 0.76, 2.9, 2.4, 0.5, 1.5, 0.62, 0.22, 0.5, 0.3, 0.76, 1.1,
      0.37, 2.0, 0.49, -0.21, 1.5, 1.8, 2.2, 0.68, 0.5, 1.3, 1.1, 1.3, -0.02, 0.49, 0.26, 1.5, 3.0,
      3.0);
}
