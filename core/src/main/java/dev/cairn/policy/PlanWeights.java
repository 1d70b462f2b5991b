package dev.cairn.policy;

/**
 * How much each signal counts when a plan is made: whether one tool waits for another, and whether a request
 * needs a tool. A signal lies in [0, 1] unless it says otherwise. Fitted by logistic regression over pairs and
 * tools of public task graphs, pooled, one set of weights for all; docs/plan.md has the table.
 */
public record PlanWeights(
    @Tunable(
        means = "weight, second tool waits for first: any two tools of one plan",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeBase,

    @Tunable(
        means = "weight, second tool waits for first: the logarithm of how many others there are",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeSize,

    @Tunable(
        means =
            "weight, second tool waits for first: how often the one led to the other, of the runs with both",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeShare,

    @Tunable(
        means = "weight, second tool waits for first: how often it was the other way round",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeReversed,

    @Tunable(
        means = "weight, second tool waits for first: the logarithm of how often it did",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeOften,

    @Tunable(
        means = "weight, second tool waits for first: the logarithm of how often both ran",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeTogether,

    @Tunable(
        means = "weight, second tool waits for first: it led there more often than to the others",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeBestTarget,

    @Tunable(
        means = "weight, second tool waits for first: the others led there less often",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeBestSource,

    @Tunable(
        means = "weight, second tool waits for first: one of the others stands between them",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeThrough,

    @Tunable(
        means = "weight, second tool waits for first: it led there for the nearest past requests",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeNear,

    @Tunable(
        means = "weight, second tool waits for first: it was the other way round for them",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeNearReversed,

    @Tunable(
        means = "weight, second tool waits for first: how often something follows the first",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeLeads,

    @Tunable(
        means = "weight, second tool waits for first: how often the second follows something",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeWaits,

    @Tunable(
        means = "weight, second tool waits for first: how often something follows the second",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeTargetLeads,

    @Tunable(
        means = "weight, second tool waits for first: how often the first follows something",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeSourceWaits,

    @Tunable(
        means =
            "weight, second tool waits for first: the same as for the first, by the words of its name",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeWordLeads,

    @Tunable(
        means =
            "weight, second tool waits for first: the same as for the second, by the words of its name",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeWordWaits,

    @Tunable(
        means = "weight, second tool waits for first: whether tools named like the second lead",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeTargetWordLeads,

    @Tunable(
        means = "weight, second tool waits for first: whether tools named like the first wait",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeSourceWordWaits,

    @Tunable(
        means =
            "weight, second tool waits for first: how tools named like these two follow one another",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeWordPairs,

    @Tunable(
        means = "weight, second tool waits for first: how many tools follow the first",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeOut,

    @Tunable(
        means = "weight, second tool waits for first: how many tools the second follows",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeIn,

    @Tunable(
        means =
            "weight, second tool waits for first: the request names the first before the second",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeAhead,

    @Tunable(
        means =
            "weight, second tool waits for first: the request speaks of the first before the second",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeTextAhead,

    @Tunable(
        means = "weight, second tool waits for first: the request speaks of others between them",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeBetween,

    @Tunable(
        means = "weight, second tool waits for first: the second takes what the first speaks of",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeTakes,

    @Tunable(
        means = "weight, second tool waits for first: the first takes what the second speaks of",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeReverseTakes,

    @Tunable(
        means =
            "weight, second tool waits for first: what the second takes is told by the name of the first",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeMentions,

    @Tunable(
        means =
            "weight, second tool waits for first: the description of the second names the first",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double edgeSays,

    @Tunable(
        means = "weight, the request needs the tool: any tool",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskBase,

    @Tunable(
        means =
            "weight, the request needs the tool: the logarithm of the chance to be the first step",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskFirst,

    @Tunable(
        means = "weight, the request needs the tool: words of the request in its name",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskName,

    @Tunable(
        means = "weight, the request needs the tool: words of its best sentence in all it says",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskSentence,

    @Tunable(
        means = "weight, the request needs the tool: words that led to it",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskWords,

    @Tunable(
        means = "weight, the request needs the tool: the nearest past requests used it",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskNear,

    @Tunable(
        means =
            "weight, the request needs the tool: words of the request in the tools of its server",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskServer,

    @Tunable(
        means =
            "weight, the request needs the tool: it was never run, and has words of the request",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskNewText,

    @Tunable(
        means = "weight, the request needs the tool: the share of runs that used it",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskUsual,

    @Tunable(
        means =
            "weight, the request needs the tool: its chance to be the first step beside the best tool's",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskBest,

    @Tunable(
        means =
            "weight, the request needs the tool: it runs together with the others that are likely",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskTogether,

    @Tunable(
        means =
            "weight, the request needs the tool: its chance to be the first step of a part of the request",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskStep,

    @Tunable(
        means = "weight, the request needs the tool: the same beside the best tool of that part",
        source = "ours: fitted, docs/plan.md",
        min = -100,
        max = 100)
    double taskStepBest,

    @Tunable(
        means = "weight, second tool waits for first: schemas or people say that they fit",
        source = "ours: no data set has either, so it is not fitted",
        min = -100,
        max = 100)
    double edgeTied) {
  public static final PlanWeights DEFAULT = new PlanWeights(
      -3.43, -1.03, -0.27, -0.24, 0.07, -0.3, 2.01, 2.27, 1.07, -0.08, -1.06, -0.47, 0.92, 0.92,
      0.79, 1.82, 2.21, -1.23, -0.57, 0.06, 0.81, 0.55, 0.48, 0.87, -1.25, -0.08, -0.5, 2.51, 0.75,
      -3.73, 0.34, 0.43, 1.2, -1.47, 3.89, 0.04, 0.5, 1.91, -1.36, 2.58, 1.26, 1.32, 3.0);
}
