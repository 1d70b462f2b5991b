package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.OutcomePolicy;
import java.util.ArrayList;
import java.util.List;

/**
 * How far one may rely on a call, measured by the failures there were.
 *
 * <pre>
 *   looked worse = (failures that did + 6 * (1 - (1 - sure) ^ 1.5)) / (failures + 6)
 *   confidence   = min(.95, telling * looked worse ^ 6 + (1 - telling) * sure)
 *   telling      = 2 * (1 - 2 * m), held to [0, 1], m = (sum of places of the failures) / (failures + 5)
 * </pre>
 *
 * <p>The sixth power is the chance that six failures drawn at random all looked worse. A rank among failures stays what
 * it is however the estimates are scaled, which makes the share of failures let through the same on any data: the
 * thought behind conformal prediction (Vovk, Gammerman and Shafer, "Algorithmic Learning in a Random World",
 * 2005) and the control of risk by it (Angelopoulos et al., 2022). Before there are failures, failures are taken to
 * have been there, most of them of what looked bad.
 *
 * <p>The place of a failure is the share of calls that looked worse than it did. Where failures look like any other
 * call, it is a half on average: then their rank tells nothing, one would ask about nearly every call to find one,
 * and the chance itself counts.
 */
public final class FailureRank {
  private static final double HALF = 0.5;

  private FailureRank() {}

  /**
   * What a call is compared with.
   *
   * @param failures the newest ones
   * @param worse those of them that looked worse
   * @param places of the failures, added up
   */
  public record Compared(long failures, long worse, double places) {
    public Compared {
      Given.count("worse", worse, Given.count("failures", failures));
      Given.between("places", places, 0, (double) failures);
    }
  }

  /**
   * The confidence.
   *
   * @param sure {@link Sureness} of the call
   */
  public static Explanation of(OutcomePolicy policy, double sure, Compared compared) {
    Given.share("sure", sure);
    double telling = telling(policy, compared);
    return Explanation.of(
        Op.MIN,
        "confidence",
        List.of(
            Explanation.sum(
                "by rank and by chance",
                Explanation.product(
                    "as far as failures can be told",
                    Explanation.leaf(telling, "how far they looked worse than other calls"),
                    all(worse(policy, sure, compared), policy.failuresDrawn())),
                Explanation.product(
                    "as far as they cannot",
                    Explanation.leaf(1 - telling, "how far they looked like other calls"),
                    Explanation.leaf(sure, "sure"))),
            Explanation.leaf(policy.confidenceMax(), "outcome.confidence_max")));
  }

  private static double telling(OutcomePolicy policy, Compared compared) {
    double mean = compared.places() / (compared.failures() + policy.tellingPrior());
    return Math.max(0, Math.min(1, (HALF - mean) / (HALF * HALF)));
  }

  private static Explanation worse(OutcomePolicy policy, double sure, Compared compared) {
    return Explanation.quotient(
        "share of failures that looked worse",
        Explanation.sum(
            "looked worse",
            Explanation.leaf((double) compared.worse(), "of the newest failures"),
            Explanation.product(
                "of those taken to have been there",
                Explanation.leaf(policy.failuresPrior(), "outcome.failures_prior"),
                Explanation.leaf(
                    1 - StrictMath.pow(1 - sure, policy.failuresSlope()), "by how sure it is"))),
        Explanation.sum(
            "failures",
            Explanation.leaf((double) compared.failures(), "newest failures"),
            Explanation.leaf(policy.failuresPrior(), "outcome.failures_prior")));
  }

  private static Explanation all(Explanation worse, long drawn) {
    List<Explanation> parts = new ArrayList<>(List.of(worse));
    for (long i = 1; i < drawn; i++) {
      parts.add(Explanation.leaf(worse.value(), "and the next"));
    }
    return Explanation.of(Op.PRODUCT, "all of " + drawn + " drawn failures looked worse", parts);
  }
}
