package dev.cairn.policy;

/**
 * How much each signal counts when entries are ranked. A signal lies in [0, 1] unless it says otherwise, so
 * a weight is what the best candidate gains by it. Fitted by listwise softmax over public conversations,
 * folds by conversation; docs/quality.md has the table.
 */
public record RankPolicy(
    @Tunable(means = "weight: words of the query in the entry", min = -100, max = 100)
    double words,

    @Tunable(
        means = "weight: words of the query anywhere in a long assistant's text",
        min = -100,
        max = 100)
    double wordsAnywhere,

    @Tunable(means = "weight: words of the query in the turns around it", min = -100, max = 100)
    double wordsAround,

    @Tunable(means = "weight: the entry means what the query asks", min = -100, max = 100)
    double meaning,

    @Tunable(means = "weight: the turns beside it mean what the query asks", min = -100, max = 100)
    double meaningAround,

    @Tunable(means = "weight: the best words of its episode", min = -100, max = 100)
    double episodeWords,

    @Tunable(means = "weight: the best meanings of its episode", min = -100, max = 100)
    double episodeMeaning,

    @Tunable(means = "weight: share of the query's words it has", min = -100, max = 100)
    double coverage,

    @Tunable(
        means = "weight: share of the query's words it and the turns beside it have",
        min = -100,
        max = 100)
    double coverageAround,

    @Tunable(means = "weight: the query names its speaker", min = -100, max = 100)
    double speaker,

    @Tunable(means = "weight: a named speaker ends it with a question", min = -100, max = 100)
    double endsAsking,

    @Tunable(
        means = "weight: a named speaker answers a question of the turn before",
        min = -100,
        max = 100)
    double answers,

    @Tunable(
        means = "weight: how much a named speaker says; the logarithm of its telling words",
        min = -100,
        max = 100)
    double substance,

    @Tunable(
        means =
            "weight: how terse a user without a name is; the logarithm of terse_words over its length",
        min = -100,
        max = 100)
    double terse,

    @Tunable(
        means = "weight: it is lengthy; the logarithm of its length over lengthy_words",
        min = -100,
        max = 100)
    double lengthy,

    @Tunable(means = "weight: the user said it", min = -100, max = 100)
    double user,

    @Tunable(means = "weight: it is of the time the query speaks of", min = -100, max = 100)
    double time,

    @Tunable(
        means = "weight: it speaks of what the evidence graph relates to the query",
        min = -100,
        max = 100)
    double related,

    @Tunable(means = "words beyond which a user is not terse", min = 1, max = 10_000)
    long terseWords,

    @Tunable(means = "words beyond which an entry is lengthy", min = 1, max = 100_000)
    long lengthyWords,

    @Tunable(means = "candidates taken by words, and as many by meaning", min = 1, max = 10_000)
    long pool,

    @Tunable(means = "best candidates of either kind whose neighbours join in", max = 10_000)
    long poolAround,

    @Tunable(means = "days off a named day at which an entry fits it by a third", min = 0.01)
    double dayFade,

    @Tunable(
        means = "concepts of the graph that are looked for besides those of the query",
        max = 1_000)
    long relatedConcepts,

    @Tunable(
        means = "similarity from which a newer entry is taken for an update of an older",
        source = "BEAM, knowledge updates",
        max = 1.01)
    double updateAlike,

    @Tunable(
        means = "how far an update may score below what it updates and still pass it",
        source = "BEAM, knowledge updates")
    double updateGap,

    @Tunable(
        means = "words beyond which an entry is not taken for an update",
        source = "BFCL: long notes use words of change for other things",
        max = 1_000_000)
    long updateWords,

    @Tunable(means = "best results among which updates pass what they update", max = 1_000)
    long updateAmong,

    @Tunable(
        means = "what a turn beside an entry adds to it, as a share of what it adds to itself",
        max = 1)
    double besideShare,

    @Tunable(
        means = "turns on either side of an entry that belong to its surroundings",
        min = 1,
        max = 100)
    long turnsAround,

    @Tunable(
        means = "entries before and after one among which the turns of its episode are looked for",
        min = 1,
        max = 1_000)
    long turnsReach,

    @Tunable(
        means = "nearest meanings of an episode whose mean stands for it",
        min = 1,
        max = 10_000)
    long episodeBest) {
  public static final RankPolicy DEFAULT = new RankPolicy(
      0.9, 0.65, 1.0, 4.6, 0, 0.9, 0.9, 1.1, 1.7, 1.0, -1.0, 0.7, 1.0, 2.5, -1.0, 0.35, 2.9, 0, 25,
      100, 100, 50, 7, 20, 0.75, 3.0, 60, 10, 0.5, 3, 12, 3);
}
