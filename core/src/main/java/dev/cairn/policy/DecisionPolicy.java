package dev.cairn.policy;

/**
 * Numbers behind whether a tool may run without asking: what is believed of it, how sure one must be by its
 * risk, what similar decisions say.
 */
public record DecisionPolicy(
    @Tunable(means = "threshold of a safe tool before anything is known", source = "S2", max = 1)
    double safeBase,

    @Tunable(means = "lowest threshold of a safe tool", source = "semantics §5", max = 1)
    double safeFloor,

    @Tunable(means = "highest threshold of a safe tool", source = "semantics §5", max = 1)
    double safeCeiling,

    @Tunable(
        means = "threshold of a moderate tool before anything is known",
        source = "S2",
        max = 1)
    double moderateBase,

    @Tunable(means = "lowest threshold of a moderate tool", source = "semantics §5", max = 1)
    double moderateFloor,

    @Tunable(means = "highest threshold of a moderate tool", source = "semantics §5", max = 1)
    double moderateCeiling,

    @Tunable(
        means = "threshold of a dangerous tool before anything is known",
        source = "S2",
        max = 1)
    double dangerousBase,

    @Tunable(means = "lowest threshold of a dangerous tool", source = "semantics §5", max = 1)
    double dangerousFloor,

    @Tunable(means = "highest threshold of a dangerous tool", source = "semantics §5", max = 1)
    double dangerousCeiling,

    @Tunable(means = "share of successes that moves no threshold", source = "S2", max = 1)
    double rateNeutral,

    @Tunable(means = "what the whole share of successes moves a threshold", source = "S2", max = 1)
    double rateWeight,

    @Tunable(means = "local alpha that moves no threshold", source = "S2", max = 1)
    double alphaNeutral,

    @Tunable(means = "what the whole of local alpha moves a threshold", source = "S2", max = 1)
    double alphaWeight,

    @Tunable(
        means = "what a threshold is raised by if this very call failed the last time",
        source = "semantics §5",
        max = 1)
    double pastFailure,

    @Tunable(means = "what fades when an outcome is added", source = "semantics §5")
    PosteriorForm posterior,

    @Tunable(
        means = "successes a tool is credited with before its first outcome",
        source = "S2",
        min = 1e-3,
        max = 1000)
    double priorSuccess,

    @Tunable(
        means = "failures a tool is charged with before its first outcome",
        source = "S2",
        min = 1e-3,
        max = 1000)
    double priorFailure,

    @Tunable(
        means = "what is kept of earlier outcomes at each new one",
        source = "S2",
        min = 1e-3,
        max = 1)
    double fading,

    @Tunable(
        means = "days after which an outcome counts half; 0 for ever",
        source = "semantics §5: optional",
        max = 100000)
    double halfLifeDays,

    @Tunable(
        means = "chance that the share of successes lies in the interval that is told",
        source = "semantics §5",
        min = 0.01,
        max = 0.999)
    double intervalMass,

    @Tunable(
        means = "similar decisions with an outcome below which they say nothing",
        source = "S2",
        min = 1,
        max = 1000)
    long boostMatchesMin,

    @Tunable(means = "similar decisions that are looked at", source = "S2", min = 1, max = 50)
    long boostMatchesMax,

    @Tunable(
        means = "similar decisions from which what they say counts in full",
        source = "S2",
        min = 1,
        max = 10000)
    long boostMatchesFull,

    @Tunable(
        means = "difference of local alpha below which two decisions are similar",
        source = "S2",
        max = 1)
    double boostAlphaWithin,

    @Tunable(
        means = "age in days up to which a decision is looked at",
        source = "S2",
        min = 0,
        max = 100000)
    double boostDays,

    @Tunable(
        means = "share of successes above which similar decisions lower a threshold",
        source = "S2",
        max = 1)
    double boostGoodRate,

    @Tunable(means = "how much they lower it", source = "S2", max = 10)
    double boostGoodFactor,

    @Tunable(
        means = "share of successes below which similar decisions raise a threshold",
        source = "S2",
        max = 1)
    double boostBadRate,

    @Tunable(means = "how much they raise it", source = "S2", max = 10)
    double boostBadFactor,

    @Tunable(
        means =
            "lowest boost: the most similar decisions raise a threshold by, as a negative number",
        source = "S2",
        min = -1,
        max = 0)
    double boostMin,

    @Tunable(
        means = "highest boost: the most similar decisions lower a threshold by",
        source = "S2",
        min = 0,
        max = 1)
    double boostMax,

    @Tunable(
        means = "whether mode active lowers thresholds, so that new tools are tried",
        source = "ours")
    Switch exploration,

    @Tunable(means = "exploration: what every threshold is lowered by", source = "ours", max = 1)
    double explorationBase,

    @Tunable(
        means = "exploration: what the threshold of a tool nobody tried is lowered by besides",
        source = "ours",
        max = 1)
    double explorationSpread,

    @Tunable(
        means = "observations that make an edge observed where the graph around is trusted",
        source = "S2",
        min = 1,
        max = 1000)
    long observationsMin,

    @Tunable(
        means = "observations that make an edge observed anywhere",
        source = "S2",
        min = 1,
        max = 1000)
    long observationsMax,

    @Tunable(
        means = "local alpha up to which the fewest observations suffice",
        source = "S2",
        max = 1)
    double observationsAlpha,

    @Tunable(means = "observations more for the whole of local alpha", source = "S2", max = 1000)
    double observationsSlope,

    @Tunable(
        means =
            "successes of a tool that count in an episode, or a day, on an agent's word alone: with"
                + " neither decision nor evidence",
        source = "semantics §5",
        max = 1e9)
    long unprovenMax,

    @Tunable(
        means = "whether a dangerous tool runs only after a person approved the call",
        source = "semantics §5")
    Switch dangerousApproval,

    @Tunable(
        means =
            "whether a tool that no longer does what it used to is asked about, however sure one is",
        source = "ours: docs/deciding-quality.md")
    Switch brokenAsks) {
  /** What a threshold starts from for one class of risk, and what it never leaves. */
  public record Bounds(String risk, double base, double floor, double ceiling) {}

  public static final DecisionPolicy DEFAULT = new DecisionPolicy(
      0.55,
      0.40,
      0.80,
      0.70,
      0.50,
      0.90,
      0.85,
      0.80,
      0.90,
      0.75,
      0.15,
      0.75,
      0.10,
      0.10,
      PosteriorForm.EVIDENCE,
      1,
      1,
      0.99,
      0,
      0.9,
      3,
      50,
      20,
      0.1,
      30,
      0.7,
      0.5,
      0.5,
      0.4,
      -0.10,
      0.15,
      Switch.ON,
      0.10,
      0.05,
      2,
      5,
      0.5,
      6,
      3,
      Switch.ON,
      Switch.ON);

  /** As the founding documents print it: one pair of bounds for all, and no exploration. */
  public static final DecisionPolicy SEED = new DecisionPolicy(
      0.55,
      0.40,
      0.90,
      0.70,
      0.40,
      0.90,
      0.85,
      0.40,
      0.90,
      0.75,
      0.15,
      0.75,
      0.10,
      0,
      PosteriorForm.ALL,
      1,
      1,
      0.99,
      0,
      0.9,
      3,
      50,
      20,
      0.1,
      30,
      0.7,
      0.5,
      0.5,
      0.4,
      -0.20,
      0.15,
      Switch.OFF,
      0.10,
      0.05,
      2,
      5,
      0.5,
      6,
      1_000_000_000,
      Switch.OFF,
      Switch.OFF);

  public DecisionPolicy {
    ordered("decision.safe_base", safeFloor, safeBase, safeCeiling);
    ordered("decision.moderate_base", moderateFloor, moderateBase, moderateCeiling);
    ordered("decision.dangerous_base", dangerousFloor, dangerousBase, dangerousCeiling);
    // A riskier tool that is easier to run would turn the whole scale around.
    ordered("decision.moderate_base", safeBase, moderateBase, dangerousBase);
    ordered("decision.moderate_floor", safeFloor, moderateFloor, dangerousFloor);
    ordered("decision.boost_bad_rate", 0, boostBadRate, boostGoodRate);
    ordered("decision.observations_min", 0, (double) observationsMin, (double) observationsMax);
  }

  private static void ordered(String key, double least, double value, double most) {
    if (!(least <= value && value <= most)) {
      throw new PolicyRefused(
          key, key + " must lie in [" + least + ", " + most + "] beside the others, was " + value);
    }
  }

  public Bounds safe() {
    return new Bounds("safe", safeBase, safeFloor, safeCeiling);
  }

  public Bounds moderate() {
    return new Bounds("moderate", moderateBase, moderateFloor, moderateCeiling);
  }

  public Bounds dangerous() {
    return new Bounds("dangerous", dangerousBase, dangerousFloor, dangerousCeiling);
  }
}
