package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.OutcomePolicy;
import java.util.ArrayList;
import java.util.List;

/**
 * How sure one may be of a call, measured by the failures there were: the chance that a few of them, drawn at random,
 * all looked worse than it.
 *
 * <pre>
 *   looked worse = (failures that looked worse + 10 * sure) / (failures + 10)
 *   confidence   = min(.95, looked worse ^ 4)
 * </pre>
 *
 * <p>A rank among failures stays what it is however the estimates are scaled, which makes the share of failures let
 * through the same on any data: the thought behind conformal prediction (Vovk, Gammerman and Shafer,
 * "Algorithmic Learning in a Random World", 2005) and the control of risk by it (Angelopoulos et al., 2022). Before
 * there are failures, failures of every likeness are taken to have been there.
 */
public final class FailureRank {
  private FailureRank() {}

  /**
   * The confidence.
   *
   * @param sure {@link Sureness} of the call
   * @param worse failures that looked worse
   * @param failures all that are compared
   */
  public static Explanation of(OutcomePolicy policy, double sure, long worse, long failures) {
    Given.share("sure", sure);
    Given.count("worse", worse, Given.count("failures", failures));
    Explanation share = Explanation.quotient(
        "share of failures that looked worse",
        Explanation.sum(
            "looked worse",
            Explanation.leaf((double) worse, "of the newest failures"),
            Explanation.product(
                "of those taken to have been there",
                Explanation.leaf(policy.failuresPrior(), "outcome.failures_prior"),
                Explanation.leaf(sure, "sure"))),
        Explanation.sum(
            "failures",
            Explanation.leaf((double) failures, "newest failures"),
            Explanation.leaf(policy.failuresPrior(), "outcome.failures_prior")));
    return Explanation.of(
        Op.MIN,
        "confidence",
        List.of(
            all(share, policy.failuresDrawn()),
            Explanation.leaf(policy.confidenceMax(), "outcome.confidence_max")));
  }

  private static Explanation all(Explanation share, long drawn) {
    List<Explanation> parts = new ArrayList<>(List.of(share));
    for (long i = 1; i < drawn; i++) {
      parts.add(Explanation.leaf(share.value(), "and the next"));
    }
    return Explanation.of(Op.PRODUCT, "all of " + drawn + " drawn failures looked worse", parts);
  }
}
