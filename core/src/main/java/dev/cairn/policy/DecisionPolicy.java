package dev.cairn.policy;

/**
 * Numbers behind whether a tool may run without asking: what is believed of it, how sure one must be by its
 * risk, what similar decisions say.
 */
public record DecisionPolicy(
    double safeBase,
    double safeFloor,
    double safeCeiling,
    double moderateBase,
    double moderateFloor,
    double moderateCeiling,
    double dangerousBase,
    double dangerousFloor,
    double dangerousCeiling,
    double rateNeutral,
    double rateWeight,
    double alphaNeutral,
    double alphaWeight,
    double pastFailure,
    PosteriorForm posterior,
    double priorSuccess,
    double priorFailure,
    double fading,
    double halfLifeDays,
    double intervalMass,
    long boostMatchesMin,
    long boostMatchesMax,
    long boostMatchesFull,
    double boostAlphaWithin,
    double boostDays,
    double boostGoodRate,
    double boostGoodFactor,
    double boostBadRate,
    double boostBadFactor,
    double boostMin,
    double boostMax,
    Switch exploration,
    double explorationBase,
    double explorationSpread,
    long observationsMin,
    long observationsMax,
    double observationsAlpha,
    double observationsSlope,
    long unprovenMax,
    Switch dangerousApproval,
    Switch brokenAsks) {
  /** What a threshold starts from for one class of risk, and what it never leaves. */
  public record Bounds(String risk, double base, double floor, double ceiling) {}

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
