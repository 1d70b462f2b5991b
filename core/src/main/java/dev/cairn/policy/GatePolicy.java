package dev.cairn.policy;

/** When a memory is ready for finer attribution of success than by episode, and what a caller may claim. */
public record GatePolicy(
    @Tunable(
        means = "episodes with a pack and an outcome before precision says anything",
        source = "semantics §3",
        max = 1000000)
    long episodesMin,

    @Tunable(means = "share of those that turned out well", source = "semantics §3", max = 1)
    double precisionMin,

    @Tunable(
        means = "share of episodes with a pack that the user had to correct",
        source = "semantics §3",
        max = 1)
    double correctionsMax,

    @Tunable(
        means = "active cards by which the store may grow in a window, whatever its size",
        source = "semantics §3",
        max = 1000000)
    double growthMax,

    @Tunable(
        means = "share of its size by which the store may grow in a window",
        source = "semantics §3",
        max = 100)
    double growthShareMax,

    @Tunable(
        means = "change of the mean utility of tactics in a window that counts as none",
        source = "semantics §3",
        max = 1)
    double plateauMax,

    @Tunable(
        means = "episodes a week that are enough to learn from",
        source = "semantics §3",
        max = 1000000)
    long weekEpisodesMin,

    @Tunable(
        means = "events a week that are enough to learn from",
        source = "semantics §3",
        max = 1000000000)
    long weekEventsMin,

    @Tunable(
        means = "days over which growth and plateau are measured",
        source = "ours: four weeks",
        min = 1,
        max = 3650)
    long windowDays,

    @Tunable(means = "confidence of a call whose caller states none", source = "contract", max = 1)
    double unstatedConfidence,

    @Tunable(means = "no stated confidence counts for more", source = "S3 §5.1", max = 1)
    double confidenceMax,

    @Tunable(
        means = "seconds after which a yes to one call ends if no decision was made by it",
        source = "contract",
        min = 1,
        max = 31536000)
    long approvalSeconds,

    @Tunable(
        means =
            "how far successes that nothing proves lower the threshold of a moderate tool below what"
                + " the proven ones give",
        source = "semantics §5",
        max = 1)
    double toldMax) {

  public static final GatePolicy DEFAULT =
      new GatePolicy(10, 0.65, 0.3, 5, 0.2, 0.05, 10, 100, 28, 0.8, 0.95, 900, 0.05);

  /** Every report counts alike, as the founding documents have it. */
  public static final GatePolicy SEED =
      new GatePolicy(10, 0.65, 0.3, 5, 0.2, 0.05, 10, 100, 28, 0.8, 0.95, 900, 1);
}
