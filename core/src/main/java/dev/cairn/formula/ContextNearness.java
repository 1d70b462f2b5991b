package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.FindPolicy;
import dev.cairn.policy.PredictionPolicy;
import java.util.List;

/**
 * How near a tool stands to those in use, by what past runs did after them, in [0, 1].
 *
 * <pre>
 *   next     = times it came right after the last tool / (all that came after it + doubt)
 *   later    = mean over the tools in use of: runs it came later in / (runs + doubt), the last counting most
 *   nearness = min(1, 1.3 * next + 1.3 * later + .05 * neighbours)
 * </pre>
 *
 * <p>Takes the place of S3 §1.2 in the default profile: an edge of the graph says that two tools have to do with
 * each other, not how often nor in which order. Doubt keeps a tool seen once from being sure, so where runs are
 * few the request decides alone.
 */
public final class ContextNearness {
  private ContextNearness() {}

  /**
   * What one tool in use says of another.
   *
   * @param part how much it counts; those of all tools in use make 1
   * @param times runs with both in which the other came later
   * @param runs runs with this tool
   */
  public record Later(String tool, double part, long times, long runs) {}

  /**
   * How often it came next.
   *
   * @param all how often anything did
   */
  public static Explanation next(PredictionPolicy policy, String last, long times, long all) {
    if (times == 0) {
      return Explanation.leaf(0, "never came right after " + last);
    }
    return Explanation.quotient(
        "came right after " + last,
        Explanation.leaf((double) times, "times"),
        Explanation.leaf(all + policy.doubt(), "of all that did, with prediction.doubt"));
  }

  public static Explanation later(PredictionPolicy policy, List<Later> said) {
    return Explanation.of(
        Op.SUM,
        "came later in runs with the tools in use",
        said.stream()
            .filter(each -> each.times() > 0)
            .map(each -> Explanation.product(
                "after " + each.tool(),
                Explanation.leaf(each.part(), "its part among the tools in use"),
                Explanation.quotient(
                    "share of its runs",
                    Explanation.leaf((double) each.times(), "runs with both in this order"),
                    Explanation.leaf(each.runs() + policy.doubt(), "runs, with prediction.doubt"))))
            .toList());
  }

  public static Explanation of(
      FindPolicy policy, Explanation next, Explanation later, Explanation neighbours) {
    Given.share("next", next.value());
    Given.amount("later", later.value());
    Given.share("neighbours", neighbours.value());
    return Explanation.of(
        Op.MIN,
        "nearness to the tools in use",
        List.of(
            Explanation.sum(
                "by past runs",
                Mixture.part("next", "find.next_weight", policy.nextWeight(), next),
                Mixture.part("later", "find.later_weight", policy.laterWeight(), later),
                Mixture.part(
                    "neighbours", "find.neighbour_weight", policy.neighbourWeight(), neighbours)),
            Explanation.leaf(1, "at most")));
  }

  /**
   * What each tool in use counts: one step back, and it counts for less.
   *
   * @param ages how many steps came after each, 0 for the last
   */
  public static double[] parts(FindPolicy policy, int[] ages) {
    double[] parts = new double[ages.length];
    double all = 0;
    for (int i = 0; i < ages.length; i++) {
      parts[i] = StrictMath.pow(policy.fade(), (double) Given.count("ages", ages[i]));
      all += parts[i];
    }
    for (int i = 0; i < ages.length; i++) {
      parts[i] /= all;
    }
    return parts;
  }
}
