package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.ScorePolicy;

/**
 * Meaning and graph in one score, and that with the tool's own rank.
 *
 * <pre>
 *   hybrid = alpha * meaning + (1 - alpha) * graph
 *   ranked = .8 * hybrid + .2 * rank
 * </pre>
 *
 * <p>S3 §1.3 and §2.1. Two tools are compared by the same alpha, or their scores say nothing of each other.
 */
public final class HybridScore {
  private HybridScore() {}

  public static Explanation of(Explanation alpha, Explanation meaning, Explanation graph) {
    double share = Given.share("alpha", alpha.value());
    Given.between("meaning", meaning.value(), -1, 1);
    Given.share("graph", graph.value());
    return Explanation.sum(
        "relevance",
        Explanation.product("by meaning", alpha, meaning),
        Explanation.product("by the graph", Explanation.leaf(1 - share, "1 - alpha"), graph));
  }

  /** With the importance of the tool, whatever the request. */
  public static Explanation ranked(ScorePolicy policy, Explanation hybrid, Explanation rank) {
    Given.between("hybrid", hybrid.value(), -1, 1);
    Given.share("rank", rank.value());
    return Explanation.sum(
        "relevance and rank",
        Mixture.part("relevance", "score.hybrid_share", policy.hybridShare(), hybrid),
        Mixture.part("rank", "score.rank_share", policy.rankShare(), rank));
  }
}
