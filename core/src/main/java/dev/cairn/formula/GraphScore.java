package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.ScorePolicy;
import dev.cairn.policy.SignalScale;
import java.util.List;

/**
 * How near a tool stands to those of a context, in [0, 1]: 1 with an edge, else by the neighbours they share;
 * the nearest of the context counts.
 *
 * <pre>
 *   raw         min(1, Adamic-Adar / 2)
 *   normalized  Adamic-Adar / the most the tool of the context has with any
 * </pre>
 *
 * <p>S3 §1.2, where the 2 is called arbitrary; normalized per context in the default profile.
 */
public final class GraphScore {
  private GraphScore() {}

  /**
   * What joins a candidate to one tool of the context.
   *
   * @param joined whether there is an edge between them
   * @param neighbours their Adamic-Adar score
   * @param largest the largest Adamic-Adar score the tool of the context has
   */
  public record Tie(String context, boolean joined, double neighbours, double largest) {}

  /** Without context there is nothing to be near to: 0. */
  public static Explanation of(ScorePolicy policy, List<Tie> ties) {
    if (ties.isEmpty()) {
      return Explanation.leaf(0, "no tools in the context");
    }
    return Explanation.of(
        Op.MAX,
        "nearness in the graph",
        ties.stream().map(tie -> nearness(policy, tie)).toList());
  }

  private static Explanation nearness(ScorePolicy policy, Tie tie) {
    if (tie.joined()) {
      return Explanation.leaf(1, "an edge to " + tie.context());
    }
    Explanation shared = GraphSignal.neighbours(policy, tie.neighbours(), tie.largest());
    if (policy.signals() == SignalScale.NORMALIZED) {
      return Explanation.of(Op.SUM, "neighbours shared with " + tie.context(), List.of(shared));
    }
    return Explanation.of(
        Op.MIN,
        "neighbours shared with " + tie.context(),
        List.of(
            Explanation.quotient(
                "scaled",
                shared,
                Explanation.leaf(policy.neighbourDivisor(), "score.neighbour_divisor")),
            Explanation.leaf(1, "at most")));
  }
}
