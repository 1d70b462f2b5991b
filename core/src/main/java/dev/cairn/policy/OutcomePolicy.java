package dev.cairn.policy;

/**
 * Numbers behind how a call is expected to go. A strength is what the estimate above is worth, in calls: with a
 * strength of 2 a level has half the say after two calls of its own. One set for all data sets;
 * docs/deciding-quality.md has the figures.
 */
public record OutcomePolicy(
    @Tunable(
        means = "share of successes expected before anything is known",
        source = "S2: moves no threshold",
        min = 0.01,
        max = 0.99)
    double prior,

    @Tunable(means = "strength of the prior", min = 0.01, max = 1_000)
    double contextStrength,

    @Tunable(means = "strength of all tools over a server", min = 0.01, max = 1_000)
    double serverStrength,

    @Tunable(means = "strength of the server over a tool", min = 0.01, max = 1_000)
    double toolStrength,

    @Tunable(
        means = "strength of all calls over those after a success, a failure, several failures",
        min = 0.01,
        max = 1_000)
    double effectStrength,

    @Tunable(
        means = "strength of the tool over its calls after its last outcome in the episode",
        min = 0.01,
        max = 1_000)
    double lastStrength,

    @Tunable(
        means = "strength of that over its calls after one tool and how that went",
        min = 0.01,
        max = 1_000)
    double previousStrength,

    @Tunable(
        means = "strength of that over the tool's calls in this episode",
        min = 0.01,
        max = 1_000)
    double episodeStrength,

    @Tunable(
        means = "strength of that over calls with one value among their arguments",
        min = 0.01,
        max = 1_000)
    double valueStrength,

    @Tunable(means = "strength of that over calls with the same arguments", min = 0.01, max = 1_000)
    double callStrength,

    @Tunable(means = "what is kept of earlier outcomes at each new one", min = 0.5, max = 1)
    double fading,

    @Tunable(means = "the same within one episode", min = 0.1, max = 1)
    double episodeFading,

    @Tunable(means = "log-odds that a level helps, before it was seen", min = -20, max = 20)
    double trustStart,

    @Tunable(
        means = "what is kept at each call of what was seen of a level's help",
        min = 0.5,
        max = 1)
    double trustFading,

    @Tunable(
        means = "nearest to certainty that is ever expected, either way",
        min = 1e-6,
        max = 0.4)
    double doubtMin,

    @Tunable(means = "standard deviations from what is expected to what is sure", max = 10)
    double sureSpread,

    @Tunable(means = "calls a tool is taken to have had more, for that", min = 0.1, max = 1_000)
    double sureCalls,

    @Tunable(means = "newest failures a call is compared with", min = 1, max = 10_000)
    long failuresKept,

    @Tunable(
        means = "newest calls that tell whether failures look like other calls",
        min = 1,
        max = 100_000)
    long callsKept,

    @Tunable(
        means = "failures taken to have been there before, most of what looked bad",
        min = 0.01,
        max = 1_000)
    double failuresPrior,

    @Tunable(means = "how far those looked bad: 1 every likeness alike", min = 0.1, max = 100)
    double failuresSlope,

    @Tunable(
        means = "failures taken to have looked worse than all other calls",
        min = 0.01,
        max = 1_000)
    double tellingPrior,

    @Tunable(
        means = "failures that must all look worse than a call, for it to be trusted",
        min = 1,
        max = 100)
    long failuresDrawn,

    @Tunable(means = "highest confidence ever given", source = "S3 §5.1", max = 1)
    double confidenceMax,

    @Tunable(means = "chance at each call that a tool is from now on another", max = 0.5)
    double breakChance,

    @Tunable(means = "odds from which a tool is taken for another", min = 1, max = 1e9)
    double breakOdds,

    @Tunable(means = "newest outcomes of a tool a break is looked for in", min = 1, max = 64)
    long breakWindow,

    @Tunable(means = "odds from which a tool that broke is asked about", min = 1, max = 1e9)
    double brokenOdds,

    @Tunable(
        means = "chance of succeeding more often than not, from which it is no longer broken",
        min = 0.5,
        max = 0.999)
    double mendedChance,

    @Tunable(means = "shares that are remembered, of all levels", min = 100, max = 10_000_000)
    long sharesMax,

    @Tunable(means = "episodes of which the course is remembered", min = 1, max = 1_000_000)
    long episodesMax,

    @Tunable(means = "tools, and calls, of one episode that are remembered", min = 1, max = 10_000)
    long episodeCallsMax,

    @Tunable(means = "values among the arguments of a call that are looked at", max = 1_000)
    long valuesMax) {
  public static final OutcomePolicy DEFAULT = new OutcomePolicy(
      0.75, 2, 2, 2, 4, 2, 2, 3, 1, 1, 0.999, 0.8, 2, 0.98, 0.005, 1, 3, 200, 1_000, 6, 1.5, 5, 6,
      0.95, 0.01, 20, 16, 2, 0.9, 100_000, 4_096, 256, 32);
}
