package dev.cairn.policy;

/**
 * What is kept of past runs to plan from, and what a plan may hold. How much each signal counts is in
 * {@link PlanWeights}.
 */
public record PlanPolicy(
    @Tunable(means = "how a plan is made", source = "ours: docs/plan.md")
    PlanForm form,

    @Tunable(means = "tools of which it is remembered what they led to", min = 1, max = 1_000_000)
    long toolsMax,

    @Tunable(means = "tools, or words, remembered beside one", min = 1, max = 10_000)
    long partnersMax,

    @Tunable(means = "words of tools' names that are remembered", min = 1, max = 1_000_000)
    long wordsMax,

    @Tunable(means = "tools of one run that are paired with one another", min = 1, max = 1_000)
    long runToolsMax,

    @Tunable(
        means = "tools a run has at most for the words of their names to be paired",
        min = 1,
        max = 1_000)
    long wordRunMax,

    @Tunable(means = "past requests whose links are remembered", min = 1, max = 1_000_000)
    long requestsMax,

    @Tunable(means = "runs it takes until a share of a pair is half believed", min = 0, max = 1_000)
    double doubt,

    @Tunable(means = "the same for words of names", min = 0, max = 1_000)
    double wordDoubt,

    @Tunable(means = "likeness of requests that is worth nothing yet", min = 0, max = 1)
    double nearDoubt,

    @Tunable(
        means = "how many times the distance in the request counts, up to all of it",
        min = 1,
        max = 100)
    double quarters,

    @Tunable(means = "likeliest tools that are looked at together", min = 1, max = 10_000)
    long poolMax,

    @Tunable(means = "parts of a request that are looked at one by one", min = 1, max = 1_000)
    long partsMax,

    @Tunable(means = "tasks of a plan at most, if nothing is said", min = 1, max = 1_000)
    long tasksUsual,

    @Tunable(means = "tasks of a plan at most, whatever is said", min = 1, max = 1_000)
    long tasksMax,

    @Tunable(means = "chance a dependency needs at least", min = 0, max = 1)
    double edgeLeast,

    @Tunable(means = "chance a task needs at least", min = 0, max = 1)
    double taskLeast,

    @Tunable(
        means =
            "share of the nearest past requests that used a tool the request names, to be a task",
        source = "ours: measured, docs/plan.md",
        max = 1)
    double namedLeast,

    @Tunable(
        means = "confidence of a plan: what one has whose tasks have no chance",
        source = "ours: calibrated, docs/plan.md",
        max = 1)
    double confidenceBase,

    @Tunable(
        means = "confidence of a plan: what the mean chance of its tasks adds",
        source = "ours: calibrated, docs/plan.md",
        max = 1)
    double confidenceSlope) {
  public static final PlanPolicy DEFAULT = of(PlanForm.MIXTURE);

  /** As the founding documents print it. */
  public static final PlanPolicy SEED = of(PlanForm.GRAPH);

  private static PlanPolicy of(PlanForm form) {
    return new PlanPolicy(
        form, 100_000, 512, 20_000, 64, 12, 20_000, 1, 2, 0.05, 4, 40, 12, 12, 100, 0.2, 0.05, 0.2,
        0.13, 0.81);
  }
}
