package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.DecisionPolicy;

/**
 * How often an edge must be seen before it counts as observed: oftener where the graph around is sparse.
 *
 * <pre>
 *   2 + ceil((mean alpha - .5) * 6), from 2 to 5
 * </pre>
 *
 * <p>S2, level 1. Alpha is asked with each of the two as the other's context, or 2 would be out of reach.
 */
public final class ObservationCount {
  private ObservationCount() {}

  /** A whole number. */
  public static Explanation of(DecisionPolicy policy, double alphaFrom, double alphaTo) {
    double mean = (Given.share("alpha_from", alphaFrom) + Given.share("alpha_to", alphaTo)) / 2;
    double least = (double) policy.observationsMin();
    double more = Math.ceil((mean - policy.observationsAlpha()) * policy.observationsSlope());
    return Explanation.sum(
            "observations needed",
            Explanation.leaf(least, "decision.observations_min"),
            Explanation.leaf(more, "for a mean local alpha of " + mean))
        .clamp(least, (double) policy.observationsMax());
  }
}
