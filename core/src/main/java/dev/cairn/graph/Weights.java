package dev.cairn.graph;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.formula.Scale;
import dev.cairn.policy.GraphPolicy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Raw weights, computed when asked for: the sum of an edge's contributions, each on its contributor's
 * scale. What the contributors range over is looked up once; use it for one look at the graph.
 */
public final class Weights {
  private final Graph graph;
  private final GraphPolicy policy;
  private final Scale.@Nullable Extent[] extents;

  public Weights(Graph graph, GraphPolicy policy) {
    this.graph = graph;
    this.policy = policy;
    this.extents = new Scale.Extent[graph.contributors().size()];
  }

  /** The raw weight of an edge. */
  public double raw(int edge) {
    return rawWithout(edge, Graph.NONE);
  }

  /** The raw weight of an edge as if one contributor had never spoken. */
  public double rawWithout(int edge, int contributor) {
    double sum = 0;
    int speakers = 0;
    for (int slot = graph.edges.firstSlot(edge);
        slot != Slots.NONE;
        slot = graph.slots.next(slot)) {
      if (graph.slots.contributor(slot) != contributor) {
        sum += Scale.of(policy, extent(graph.slots.contributor(slot)), graph.slots.value(slot));
        speakers++;
      }
    }
    return sum * diversity(speakers);
  }

  /** What the sum of so many contributors is multiplied with. */
  private double diversity(int speakers) {
    return 1 + policy.diversityBonus() * Math.max(0, speakers - 1);
  }

  /** The raw weight of an edge with its reasons. */
  public Explanation explain(int edge) {
    List<Explanation> parts = new ArrayList<>();
    graph.forEachSlot(edge, slot -> {
      Contributor contributor = graph.contributorOf(slot);
      parts.add(Scale.explain(
          policy, extent(contributor.number()), contributor.id(), graph.contribution(slot)));
    });
    Explanation sum = Explanation.of(
        Op.SUM,
        "raw weight: contributions, each on its adapter's scale ("
            + policy.scale().name().toLowerCase(java.util.Locale.ROOT) + ")",
        parts);
    return policy.diversityBonus() == 0
        ? sum
        : Explanation.product(
            "raw weight, with the bonus for more contributors",
            sum,
            Explanation.leaf(diversity(parts.size()), parts.size() + " speak for it"));
  }

  private Scale.Extent extent(int contributor) {
    Scale.Extent there = extents[contributor];
    if (there == null) {
      there = graph.contributors().get(contributor).extent(policy);
      extents[contributor] = there;
    }
    return there;
  }
}
