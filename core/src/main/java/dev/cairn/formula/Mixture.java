package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import java.util.List;

/**
 * A sum of signals, each brought to the same scale first: what it adds to the least of all candidates, as a
 * share of what the best one adds. Sums of scaled scores beat sums of reciprocal ranks wherever they were
 * compared (Bruch, Gai and Ingber, "An Analysis of Fusion Functions for Hybrid Retrieval", 2023).
 */
public final class Mixture {
  /** What puts one score above another and not level with it; far below any difference that counts. */
  public static final double HAIR = 1e-9;

  private Mixture() {}

  /** The least and the largest value of one signal among all candidates. */
  public record Spread(double least, double most) {
    public static Spread of(double[] values) {
      double least = values.length == 0 ? 0 : values[0];
      double most = least;
      for (double value : values) {
        least = StrictMath.min(least, value);
        most = StrictMath.max(most, value);
      }
      return new Spread(least, most);
    }

    /** Where a value lies between the two; 0 if they are one. */
    public double share(double value) {
      return most > least ? (value - least) / (most - least) : 0;
    }

    /** The share, with its reasons. */
    public Explanation share(Explanation value, String because) {
      if (most <= least) {
        return Explanation.leaf(0, because + ": no better than any other candidate");
      }
      // Where nothing is taken off, a sum would only say the same number twice.
      return least == 0
          ? Explanation.quotient(because, value, Explanation.leaf(most, "the best of all"))
          : Explanation.quotient(
              because,
              Explanation.sum(
                  "above the least", value, Explanation.leaf(-least, "the least of all")),
              Explanation.leaf(most - least, "from the least to the best"));
    }
  }

  /**
   * One signal's part of a score.
   *
   * @param key the policy key of its weight
   */
  public static Explanation part(String because, String key, double weight, Explanation signal) {
    return Explanation.product(because, Explanation.leaf(weight, key), signal);
  }

  public static Explanation sum(String because, List<Explanation> parts) {
    return Explanation.of(Op.SUM, because, parts);
  }
}
