package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.AlphaPolicy;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How far meaning is trusted against the graph around one tool, in [.5, 1].
 *
 * <pre>
 *   active      max(.5, 1 - .5 * (r + 1) / 2), r the correlation of similarity and edge weight over neighbours
 *   passive     max(.5, 1 - .5 * (.4 * heat of the target + .3 * heat of the context + .3 * path))
 *   cold start  1 - (n / 5) * (1 - one of the above) below 5 observations, which meets it at 5
 * </pre>
 *
 * <p>S2 names it and leaves it to another paper; semantics §4 decides. Seed and default profile are alike.
 */
public final class LocalAlpha {
  private LocalAlpha() {}

  /**
   * For a search: where edges lead to what is similar anyway, the graph agrees with meaning and can be trusted.
   * Below two neighbours meaning stands alone; lists of which one is constant count as uncorrelated.
   *
   * @param similarities of the tool with each neighbour
   * @param weights of the edges to them
   */
  public static Explanation active(AlphaPolicy policy, double[] similarities, double[] weights) {
    for (double similarity : similarities) {
      Given.between("similarities", similarity, -1, 1);
    }
    for (double weight : weights) {
      Given.amount("weights", weight);
    }
    OptionalDouble r = Pearson.correlation(similarities, weights);
    if (similarities.length < 2) {
      return Explanation.leaf(1, "fewer than two neighbours: meaning alone");
    }
    Explanation correlation =
        Explanation.leaf(r.orElse(0), r.isPresent() ? "correlation" : "no correlation is defined");
    return of(
        policy,
        Explanation.quotient(
            "agreement",
            Explanation.sum("from 0 up", correlation, Explanation.leaf(1, "the least is -1")),
            Explanation.leaf(2, "from -1 to 1")));
  }

  /**
   * For an offer without a request: the hotter the surroundings, the more the graph has to say.
   *
   * @param target heat: {@link NodeHeat} of a tool, {@link HierarchicalHeat} of a capability
   * @param context mean heat of the tools in the context
   * @param path {@link #path}
   */
  public static Explanation passive(
      AlphaPolicy policy, Explanation target, Explanation context, Explanation path) {
    Given.share("target", target.value());
    Given.share("context", context.value());
    Given.share("path", path.value());
    return of(
        policy,
        Explanation.sum(
            "trust in the graph around",
            Mixture.part("the target's heat", "alpha.target_share", policy.targetShare(), target),
            Mixture.part(
                "the context's heat", "alpha.context_share", policy.contextShare(), context),
            Mixture.part("the path between", "alpha.path_share", policy.pathShare(), path)));
  }

  /** How well two tools are joined: by the edge between them, else by the neighbours they share. */
  public static Explanation path(OptionalDouble edge, double neighbours) {
    Given.amount("neighbours", neighbours);
    Explanation joined = edge.isPresent()
        ? Explanation.leaf(Given.amount("edge", edge.getAsDouble()), "weight of the edge")
        : Explanation.leaf(neighbours, "common neighbours");
    return Explanation.of(Op.MIN, "path", List.of(joined, Explanation.leaf(1, "at most")));
  }

  /** With few observations most of it is meaning alone. */
  public static Explanation coldStart(AlphaPolicy policy, long observations, Explanation alpha) {
    Given.between("alpha", alpha.value(), policy.floor(), 1);
    if (Given.count("observations", observations) >= policy.observations()) {
      return alpha;
    }
    double known = (double) observations / policy.observations();
    return Explanation.sum(
            "local alpha at the start",
            Explanation.leaf(1 - known, "meaning alone, for want of observations"),
            Explanation.product(
                "the graph around",
                Explanation.leaf(known, observations + " of " + policy.observations()),
                alpha))
        .clamp(policy.floor(), 1);
  }

  private static Explanation of(AlphaPolicy policy, Explanation trust) {
    return Explanation.of(
        Op.MAX,
        "local alpha",
        List.of(
            Explanation.leaf(policy.floor(), "at least"),
            Explanation.sum(
                "by trust",
                Explanation.leaf(1, "meaning alone"),
                Explanation.product(
                    "left to the graph",
                    Explanation.leaf(-policy.reach(), "alpha.reach"),
                    trust))));
  }
}
