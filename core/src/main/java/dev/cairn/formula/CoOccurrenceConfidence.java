package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ScorePolicy;
import java.util.List;

/**
 * How sure one can be that a tool comes next which came next before.
 *
 * <pre>
 *   confidence = weight + min(.20, .05 * log2(count + 1)), at most .95
 * </pre>
 *
 * <p>S3 §3.2: the first observations say more than those after them.
 */
public final class CoOccurrenceConfidence {
  private static final double LOG_OF_TWO = StrictMath.log(2);

  private CoOccurrenceConfidence() {}

  /** By the weight of the edge and how often it was seen. */
  public static Explanation of(Policy policy, double weight, long count) {
    return Explanation.sum(
            "confidence",
            Explanation.leaf(Given.share("weight", weight), "weight of the edge"),
            boost(policy.score(), count))
        .clamp(0, policy.tool().confidenceMax());
  }

  /** What the count adds. */
  public static Explanation boost(ScorePolicy policy, long count) {
    double doublings = StrictMath.log(Given.count("count", count) + 1.0) / LOG_OF_TWO;
    return Explanation.of(
        Op.MIN,
        "how often it was seen",
        List.of(
            Mixture.part(
                "by doublings",
                "score.count_factor",
                policy.countFactor(),
                Explanation.leaf(doublings, "log2 of " + count + " and 1")),
            Explanation.leaf(policy.countMax(), "score.count_max")));
  }
}
