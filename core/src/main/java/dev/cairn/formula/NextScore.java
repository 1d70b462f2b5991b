package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.ScorePolicy;

/**
 * The two weighted sums by which S3 §3 predicts what comes next; kept to compare others with.
 *
 * <pre>
 *   tool        .5 * co-occurrence + .25 * community + .15 * neighbours + .1 * rank
 *   capability  .4 * overlap + .35 * success + .15 * hypergraph rank + .1 * meaning
 * </pre>
 */
public final class NextScore {
  private NextScore() {}

  public static Explanation tool(
      ScorePolicy policy,
      Explanation coOccurrence,
      Explanation community,
      Explanation neighbours,
      Explanation rank) {
    Given.share("co_occurrence", coOccurrence.value());
    Given.share("community", community.value());
    Given.amount("neighbours", neighbours.value());
    Given.share("rank", rank.value());
    return Explanation.sum(
        "next tool",
        Mixture.part(
            "followed before", "score.tool_co_occurrence", policy.toolCoOccurrence(), coOccurrence),
        Mixture.part("same community", "score.tool_community", policy.toolCommunity(), community),
        Mixture.part(
            "common neighbours", "score.tool_neighbours", policy.toolNeighbours(), neighbours),
        Mixture.part("rank", "score.tool_rank", policy.toolRank(), rank));
  }

  public static Explanation capability(
      ScorePolicy policy,
      Explanation overlap,
      Explanation success,
      Explanation rank,
      Explanation meaning) {
    Given.share("overlap", overlap.value());
    Given.share("success", success.value());
    Given.share("rank", rank.value());
    Given.between("meaning", meaning.value(), -1, 1);
    return Explanation.sum(
        "next capability",
        Mixture.part(
            "shared tools", "score.capability_overlap", policy.capabilityOverlap(), overlap),
        Mixture.part(
            "success rate", "score.capability_success", policy.capabilitySuccess(), success),
        Mixture.part("rank", "score.capability_rank", policy.capabilityRank(), rank),
        Mixture.part("meaning", "score.capability_meaning", policy.capabilityMeaning(), meaning));
  }
}
