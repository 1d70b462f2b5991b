package dev.cairn.tool.cluster;

import dev.cairn.graph.algorithm.Csr;
import dev.cairn.graph.algorithm.PageRank;
import dev.cairn.graph.algorithm.Ranks;
import dev.cairn.graph.algorithm.Rows;
import dev.cairn.policy.GraphPolicy;
import java.util.OptionalDouble;

/**
 * How central tools and capabilities are: {@link PageRank} of a walk that goes from a tool to a capability that
 * uses it, from there to one of its tools, and so on, now and then starting anew.
 *
 * <p>Zhou, Huang and Schölkopf, "Learning with Hypergraphs", 2006, take the same walk. S3 §3.0 asks for it. All
 * ranks add up to 1; those of tools and of capabilities are to be compared with their own kind.
 */
public final class HypergraphRank {
  private final Incidence incidence;
  private final Ranks ranks;

  private HypergraphRank(Incidence incidence, Ranks ranks) {
    this.incidence = incidence;
    this.ranks = ranks;
  }

  public static HypergraphRank of(GraphPolicy policy, Incidence incidence) {
    return new HypergraphRank(incidence, new PageRank(policy).of(bothWays(incidence.graph())));
  }

  private static Csr bothWays(Csr graph) {
    Rows rows = graph.undirected();
    int[] sources = new int[rows.size()];
    int[] targets = new int[rows.size()];
    double[] weights = new double[rows.size()];
    for (int node = 0; node < rows.nodes(); node++) {
      for (int i = rows.start(node); i < rows.end(node); i++) {
        sources[i] = node;
        targets[i] = rows.neighbour(i);
        weights[i] = rows.weight(i);
      }
    }
    return Csr.of(rows.nodes(), sources, targets, weights);
  }

  /** The rank of a tool; nothing if there is no such tool. */
  public OptionalDouble tool(String id) {
    var node = incidence.tool(id);
    return node.isPresent() ? OptionalDouble.of(ranks.of(node.getAsInt())) : OptionalDouble.empty();
  }

  /** The rank of a capability; nothing if there is no such capability. */
  public OptionalDouble capability(String id) {
    var node = incidence.capability(id);
    return node.isPresent() ? OptionalDouble.of(ranks.of(node.getAsInt())) : OptionalDouble.empty();
  }

  /** The largest rank of a tool, which others are measured against; 0 without tools. */
  public double toolMax() {
    return max(0, incidence.tools().size());
  }

  /** The largest rank of a capability, which others are measured against; 0 without capabilities. */
  public double capabilityMax() {
    return max(incidence.tools().size(), ranks.nodes());
  }

  private double max(int from, int to) {
    double max = 0;
    for (int node = from; node < to; node++) {
      max = Math.max(max, ranks.of(node));
    }
    return max;
  }

  /** Whether the ranks settled before the rounds ran out. */
  public boolean converged() {
    return ranks.converged();
  }
}
