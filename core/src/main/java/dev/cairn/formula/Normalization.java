package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.NormalizeStrategy;
import java.util.ArrayList;
import java.util.List;

/** Raw weights of the edges that leave one node, as relative importance. */
public final class Normalization {
  private static final int NAMED_MAX = 32;

  private Normalization() {}

  /** The weights of one node's edges, in the order given. */
  public static double[] of(NormalizeStrategy kind, double[] raw) {
    return switch (kind) {
      case NONE -> raw.clone();
      case OUTGOING_SHARE -> shares(raw);
      case SOFTMAX -> shares(exponentials(raw));
    };
  }

  /** The weight of the edge at {@code index} with its reasons. */
  public static Explanation explain(NormalizeStrategy kind, double[] raw, int index) {
    if (kind == NormalizeStrategy.NONE) {
      return Explanation.leaf(raw[index], "raw weight");
    }
    double[] parts = kind == NormalizeStrategy.SOFTMAX ? exponentials(raw) : raw;
    if (sum(parts) == 0) {
      return Explanation.leaf(0, "all edges that leave this node weigh 0");
    }
    String what =
        kind == NormalizeStrategy.SOFTMAX ? "exponential of the raw weight" : "raw weight";
    return Explanation.quotient(
        "share of what leaves this node",
        Explanation.leaf(parts[index], what + " of this edge"),
        together(parts, what));
  }

  /** A hub's thousands of edges are summed without naming each. */
  private static Explanation together(double[] parts, String what) {
    if (parts.length > NAMED_MAX) {
      return Explanation.leaf(sum(parts), what + " of all " + parts.length + " that leave it");
    }
    List<Explanation> all = new ArrayList<>();
    for (double part : parts) {
      all.add(Explanation.leaf(part, what + " of an edge that leaves this node"));
    }
    return Explanation.of(Op.SUM, "together", all);
  }

  private static double[] shares(double[] parts) {
    double sum = sum(parts);
    double[] shares = new double[parts.length];
    for (int i = 0; i < parts.length; i++) {
      shares[i] = sum == 0 ? 0 : parts[i] / sum;
    }
    return shares;
  }

  private static double sum(double[] parts) {
    double sum = 0;
    for (double part : parts) {
      sum += part;
    }
    return sum;
  }

  /** Shifted by the largest, which changes no share and keeps the exponentials finite. */
  private static double[] exponentials(double[] raw) {
    double largest = Double.NEGATIVE_INFINITY;
    for (double value : raw) {
      largest = Math.max(largest, value);
    }
    double[] exponentials = new double[raw.length];
    for (int i = 0; i < raw.length; i++) {
      exponentials[i] = StrictMath.exp(raw[i] - largest);
    }
    return exponentials;
  }
}
