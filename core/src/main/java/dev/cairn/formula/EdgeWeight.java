package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.EdgePolicy;
import dev.cairn.policy.EdgeStanding;
import dev.cairn.policy.ToolRelation;

/**
 * What an edge between tools weighs: what it says, times how sure it is.
 *
 * <p>Semantics §4. It stands beside the raw weight of the graph, which adds up evidence of any kind.
 */
public final class EdgeWeight {
  private EdgeWeight() {}

  public static Explanation of(EdgePolicy policy, ToolRelation relation, EdgeStanding standing) {
    return Explanation.product(
        "weight between tools",
        Explanation.leaf(policy.weight(relation), "edge." + relation.label()),
        Explanation.leaf(policy.factor(standing), "edge." + standing.label()));
  }
}
