package dev.cairn.policy;

/** Numbers behind fitting the weights of {@link PredictionWeights} on the runs of one log. */
public record LearnPolicy(
    @Tunable(
        means = "runs of two steps or more there must be before weights are fitted",
        min = 10,
        max = 1_000_000)
    long runsMin,

    @Tunable(means = "newest runs that weights are fitted on", min = 10, max = 1_000_000)
    long runsMax,

    @Tunable(means = "steps of one run that are looked at, the first ones", min = 1, max = 10_000)
    long stepsMax,

    @Tunable(
        means = "steps of all runs that are looked at, those of the newest runs",
        min = 10,
        max = 1_000_000)
    long positionsMax,

    @Tunable(
        means = "tools compared at each step, the likeliest by the weights before",
        min = 2,
        max = 1_000)
    long candidatesMax,

    @Tunable(
        means =
            "parts the runs are cut into by time; each is foretold by weights fitted on those before",
        min = 2,
        max = 100)
    long parts,

    @Tunable(
        means =
            "how strongly weights are held near those before: steps it takes to move one by much",
        source = "ours: measured, docs/learn.md",
        min = 1e-6,
        max = 1_000_000)
    double pull,

    @Tunable(means = "rounds of the fit after which it stops anyway", min = 1, max = 10_000)
    long roundsMax,

    @Tunable(
        means = "resamples of the runs behind the interval of the gain",
        min = 100,
        max = 1_000_000)
    long resamples,

    @Tunable(
        means = "chance that the gain lies beyond one end of its interval",
        min = 1e-6,
        max = 0.5)
    double tail,

    @Tunable(
        means = "where chance starts from, so that asking twice gives one answer",
        max = 9.0e15)
    long seed) {
  public static final LearnPolicy DEFAULT =
      new LearnPolicy(30, 2_000, 50, 4_000, 64, 5, 10, 50, 2_000, 0.025, 20_240_229);
}
