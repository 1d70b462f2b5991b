package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.ScorePolicy;

/**
 * How well a capability fits: multiplied, so that what is irrelevant stays so however central or reliable.
 *
 * <pre>
 *   score = relevance * (1 + structural boost) * reliability
 * </pre>
 *
 * <p>S3 §4.1. Relevance is nearness to a request, or the overlap of its tools with those in use.
 */
public final class CapabilityScore {
  private CapabilityScore() {}

  /**
   * In [0, 1.8] with the policy's defaults.
   *
   * @param sameCluster whether the capability is in a cluster with the tools in use
   * @param reliability {@link Reliability}
   */
  public static Explanation of(
      ScorePolicy policy, Explanation relevance, boolean sameCluster, Explanation reliability) {
    Given.share("relevance", relevance.value());
    Given.amount("reliability", reliability.value());
    return Explanation.product(
        "how well the capability fits", relevance, boost(policy, sameCluster), reliability);
  }

  private static Explanation boost(ScorePolicy policy, boolean sameCluster) {
    Explanation structural = sameCluster
        ? Explanation.leaf(policy.clusterBoost(), "score.cluster_boost")
        : Explanation.leaf(0, "another cluster than the tools in use");
    return Explanation.sum("structure", Explanation.leaf(1, "without"), structural);
  }

  /** The tools that two sets share, of all in either: Jaccard. Two empty sets share nothing. */
  public static Explanation overlap(long shared, long one, long two) {
    Given.count("shared", shared, Math.min(Given.count("one", one), Given.count("two", two)));
    double all = (double) one + two - shared;
    if (all == 0) {
      return Explanation.leaf(0, "no tools on either side");
    }
    return Explanation.quotient(
        "overlap",
        Explanation.leaf((double) shared, "shared tools"),
        Explanation.leaf(all, "all tools"));
  }
}
