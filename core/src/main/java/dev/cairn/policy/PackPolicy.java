package dev.cairn.policy;

/** Numbers behind what an agent is shown of what was learned: searches, packs and checks of cards. */
public record PackPolicy(
    @Tunable(means = "most cards of a pack", source = "semantics §3", min = 1, max = 1000)
    long cardsMax,

    @Tunable(
        means = "most cards of one topic in a pack",
        source = "semantics §3",
        min = 1,
        max = 1000)
    long perTopicMax,

    @Tunable(
        means = "tokens of a pack if none are asked for",
        source = "contract",
        min = 1,
        max = 1000000)
    long tokensDefault,

    @Tunable(means = "rules of a pack after a failure", source = "semantics §3", max = 1000)
    long recoverNorms,

    @Tunable(means = "past failures of a pack after a failure", source = "semantics §3", max = 1000)
    long recoverNegatives,

    @Tunable(means = "tactics of a pack after a failure", source = "semantics §3", max = 1000)
    long recoverTactics,

    @Tunable(means = "facts of a pack after a failure", source = "semantics §3", max = 1000)
    long recoverFacts,

    @Tunable(means = "rules of a pack for advice", source = "semantics §3", max = 1000)
    long adviseNorms,

    @Tunable(means = "past failures of a pack for advice", source = "semantics §3", max = 1000)
    long adviseNegatives,

    @Tunable(means = "tactics of a pack for advice", source = "semantics §3", max = 1000)
    long adviseTactics,

    @Tunable(means = "facts of a pack for advice", source = "semantics §3", max = 1000)
    long adviseFacts,

    @Tunable(means = "rules of a pack about the past", source = "semantics §3", max = 1000)
    long recollectNorms,

    @Tunable(means = "past failures of a pack about the past", source = "semantics §3", max = 1000)
    long recollectNegatives,

    @Tunable(means = "tactics of a pack about the past", source = "semantics §3", max = 1000)
    long recollectTactics,

    @Tunable(
        means = "facts of a pack about the past",
        source = "semantics §3: all that match",
        max = 1000000)
    long recollectFacts,

    @Tunable(means = "rules of any other pack", source = "semantics §3", max = 1000)
    long generalNorms,

    @Tunable(means = "past failures of any other pack", source = "semantics §3", max = 1000)
    long generalNegatives,

    @Tunable(means = "tactics of any other pack", source = "semantics §3", max = 1000)
    long generalTactics,

    @Tunable(means = "facts of any other pack", source = "semantics §3", max = 1000)
    long generalFacts,

    @Tunable(
        means = "what is left in a pack of the score of a card that needs a recheck",
        source = "semantics §3",
        max = 1)
    double recheckFactor,

    @Tunable(means = "weight: words of the query in the card", max = 100)
    double words,

    @Tunable(means = "weight: the card means what the query asks", max = 100)
    double meaning,

    @Tunable(
        means = "rare words of the query from which a card's words count half of what they can",
        source = "ours: docs/cards.md",
        min = 0.01,
        max = 100)
    double wordsHalf,

    @Tunable(
        means = "nearness in meaning that two texts without anything in common have",
        source = "ours: docs/cards.md",
        max = 0.99)
    double meaningFloor,

    @Tunable(means = "weight: share of the query's words the card has", max = 100)
    double asked,

    @Tunable(means = "weight: how near the card's scope is to the one asked for", max = 100)
    double scope,

    @Tunable(means = "weight: how true it is, or how useful as a tactic", max = 100)
    double worth,

    @Tunable(means = "weight: how new it is", max = 100) double recency,

    @Tunable(
        means =
            "weight: share of the query's words in what was being done when the card was learned",
        source = "ours: docs/cards.md",
        max = 100)
    double related,

    @Tunable(means = "taken off a card that was superseded, in a search", max = 100)
    double superseded,

    @Tunable(means = "how near a card of the domain is to its repository", max = 1)
    double scopeDomain,

    @Tunable(means = "how near a card that holds everywhere is to a repository", max = 1)
    double scopeGlobal,

    @Tunable(means = "days after which a card is half as new", min = 0.01, max = 100000)
    double recencyDays,

    @Tunable(means = "cards taken by words, and as many by meaning", min = 1, max = 100000)
    long pool,

    @Tunable(
        means = "share of the query's or the card's words from which it is to the point",
        max = 1)
    double relevantWords,

    @Tunable(means = "nearness in meaning from which a card is to the point", max = 1.01)
    double relevantMeaning,

    @Tunable(
        means = "code points of a tool's output that are looked at, half of them from its end",
        min = 20,
        max = 100000)
    long outputMax,

    @Tunable(means = "code points of a quote in a line of a pack", min = 10, max = 10000)
    long quoteMax,

    @Tunable(
        means = "share of a rule's words an action must have for the rule to speak to it",
        source = "ours: 43 actions against 18 cards",
        max = 1)
    double checkWords,

    @Tunable(
        means = "share of an action's words a past failure must have to speak to it",
        source = "ours: 43 actions against 18 cards",
        max = 1)
    double checkCommand,

    @Tunable(means = "nearness in meaning from which a card speaks to an action", max = 1.01)
    double checkMeaning,

    @Tunable(means = "most guards of a check", min = 1, max = 1000)
    long guardsMax,

    @Tunable(
        means =
            "what the best card keeps beside entries if it has none of the query's words, and the other way round",
        max = 1)
    double mergeFloor,

    @Tunable(
        means = "characters of an action's arguments that are looked at",
        min = 1,
        max = 1000000)
    long actionMax,

    @Tunable(
        means = "words of an action from which it is worth comparing from its side",
        min = 1,
        max = 1000)
    long commandWordsMin,

    @Tunable(means = "characters of a prompt that are looked at", min = 1, max = 1000000)
    long promptMax) {

  public static final PackPolicy DEFAULT = new PackPolicy(
      8, 2, 1_500, 3, 2, 1, 3, 3, 1, 3, 2, 3, 1, 1, 1_000_000, 3, 2, 2, 3, 0.35, 1, 1.5, 1, 0.5, 1,
      0.7, 0.5, 0.2, 1, 0.5, 0.6, 0.3, 30, 200, 0.25, 0.7, 1_000, 120, 0.55, 0.8, 0.8, 10, 0.5,
      2_000, 2, 4_000);
}
