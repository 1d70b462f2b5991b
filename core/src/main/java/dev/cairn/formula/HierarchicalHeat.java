package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.AlphaPolicy;
import dev.cairn.policy.CapabilityLevel;

/**
 * How much is going on around something that has others above or below it, in [0, 1] while the shares make 1.
 *
 * <pre>
 *                own  neighbours  above and below
 *   tool         .5       .3            .2
 *   capability   .3       .4            .3
 *   meta         .2       .2            .6
 * </pre>
 *
 * <p>Semantics §4. A capability has few edges of its own; it is hot if its tools are.
 */
public final class HierarchicalHeat {
  private HierarchicalHeat() {}

  public static Explanation of(
      AlphaPolicy policy,
      CapabilityLevel level,
      Explanation own,
      Explanation neighbours,
      Explanation hierarchy) {
    Given.share("own", own.value());
    Given.share("neighbours", neighbours.value());
    Given.share("hierarchy", hierarchy.value());
    double[] shares = shares(policy, level);
    return Explanation.sum(
        "heat",
        Explanation.product("own", Explanation.leaf(shares[0], "share"), own),
        Explanation.product("neighbours", Explanation.leaf(shares[1], "share"), neighbours),
        Explanation.product("above and below", Explanation.leaf(shares[2], "share"), hierarchy));
  }

  private static double[] shares(AlphaPolicy policy, CapabilityLevel level) {
    return switch (level) {
      case TOOL -> new double[] {policy.toolOwn(), policy.toolNeighbour(), policy.toolHierarchy()};
      case CAPABILITY ->
        new double[] {
          policy.capabilityOwn(), policy.capabilityNeighbour(), policy.capabilityHierarchy()
        };
      case META -> new double[] {policy.metaOwn(), policy.metaNeighbour(), policy.metaHierarchy()};
    };
  }
}
