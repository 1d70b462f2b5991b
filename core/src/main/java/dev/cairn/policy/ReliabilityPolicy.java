package dev.cairn.policy;

/** Numbers behind what outcomes do to a score or a confidence. */
public record ReliabilityPolicy(
    ReliabilityForm form,
    double low,
    double high,
    double poor,
    double proven,
    double tail,
    double band,
    double boostFactor,
    double boostMax,
    double penaltyFactor,
    double penaltyMax,
    double exclusionShare,
    long exclusionOutcomesMin) {

  public ReliabilityPolicy {
    if (!(low + band <= high - band)) {
      throw new PolicyRefused(
          "reliability.band",
          "the bands around reliability.low " + low + " and reliability.high " + high
              + " must not overlap; make reliability.band smaller than " + band);
    }
  }
}
