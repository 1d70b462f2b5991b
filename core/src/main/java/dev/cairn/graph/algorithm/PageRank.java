package dev.cairn.graph.algorithm;

import dev.cairn.fault.CairnException;
import dev.cairn.policy.GraphPolicy;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How likely somebody is at each node who follows edges, in proportion to their weight, and now and then
 * starts anew.
 *
 * <pre>
 *   rank(v)   = d * sum over edges u -> v of rank(u) * weight(u, v) / strength(u)
 *               + (d * lost + 1 - d) * start(v)
 *   strength  = sum of the weights that leave a node
 *   lost      = sum of the ranks of nodes that nothing leaves
 *   start     = 1 / n, or the preference given, scaled to the sum 1
 * </pre>
 *
 * <p>Brin and Page, "The Anatomy of a Large-Scale Hypertextual Web Search Engine", 1998; with a preference,
 * Haveliwala, "Topic-Sensitive PageRank", 2002. Somebody lost starts anew as everybody does.
 */
public final class PageRank {
  /*
   * Design. Solved by Gauss-Seidel, which uses each new value at once and needs about half the rounds of
   * plain iteration. What is given back is one plain round further, and the tolerance is held against the
   * change in that round: the same promise as that of plain iteration. See Langville and Meyer, "Google's
   * PageRank and Beyond", 2006.
   */
  private final GraphPolicy policy;
  private final double damping;
  private final double @Nullable [] previous;
  private final double @Nullable [] preference;

  public PageRank(GraphPolicy policy) {
    this(policy, policy.pageRankDamping(), null, null);
  }

  private PageRank(
      GraphPolicy policy,
      double damping,
      double @Nullable [] previous,
      double @Nullable [] preference) {
    this.policy = policy;
    this.damping = damping;
    this.previous = previous;
    this.preference = preference;
  }

  /**
   * Follows edges with another chance than the policy's for the whole graph. With 0 everybody always
   * starts anew, and the ranks are the preference.
   */
  public PageRank following(double chance) {
    if (!(chance >= 0 && chance < 1)) {
      throw CairnException.invalid(
          "damping", "the chance of following an edge must lie in [0, 1), was " + chance);
    }
    return new PageRank(policy, chance, previous, preference);
  }

  /**
   * Starts from ranks of an earlier snapshot, with 0 for new nodes. It changes how many rounds are needed,
   * and the result only within the tolerance.
   */
  public PageRank startingFrom(double[] ranks) {
    return new PageRank(policy, damping, checked("previous", ranks), preference);
  }

  /** Starts anew at some nodes more than at others, in proportion to these numbers. */
  public PageRank preferring(double[] nodes) {
    double[] copy = checked("preference", nodes);
    if (copy.length > 0 && !(sum(copy) > 0)) {
      throw CairnException.invalid("preference", "prefer at least one node");
    }
    return new PageRank(policy, damping, previous, copy);
  }

  /** The ranks of all nodes; their sum is 1, or 0 without nodes. */
  public Ranks of(Csr graph) {
    int nodes = graph.nodes();
    checkLength("previous", previous, nodes);
    checkLength("preference", preference, nodes);
    if (nodes == 0) {
      return new Ranks(new double[0], 0, 0, true);
    }
    double[] start = preference == null ? even(nodes) : scaled(preference);
    double[] first = previous == null || !(sum(previous) > 0) ? start : scaled(previous);
    return new Flow(graph.incoming(), policy, damping, start).settle(first.clone());
  }

  private static double[] even(int nodes) {
    double[] values = new double[nodes];
    Arrays.fill(values, 1.0 / nodes);
    return values;
  }

  private static double[] scaled(double[] values) {
    double sum = sum(values);
    double[] scaled = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      scaled[i] = values[i] / sum;
    }
    return scaled;
  }

  private static double sum(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum;
  }

  private static double[] checked(String field, double[] values) {
    for (int i = 0; i < values.length; i++) {
      if (!(values[i] >= 0 && values[i] <= Double.MAX_VALUE)) {
        throw CairnException.invalid(
            field, field + "[" + i + "] is " + values[i] + "; it must be finite and at least 0");
      }
    }
    if (!Double.isFinite(sum(values))) {
      throw CairnException.invalid(field, "the numbers are too large to be added up");
    }
    return values.clone();
  }

  private static void checkLength(String field, double @Nullable [] values, int nodes) {
    if (values != null && values.length != nodes) {
      throw CairnException.invalid(
          field, field + " has " + values.length + " numbers for " + nodes + " nodes");
    }
  }
}
