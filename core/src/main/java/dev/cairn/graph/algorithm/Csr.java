package dev.cairn.graph.algorithm;

import dev.cairn.fault.CairnException;
import org.jspecify.annotations.Nullable;

/**
 * A directed weighted graph at one moment, in compressed sparse rows.
 *
 * <p>Parallel edges are one edge with the sum of their weights, so the graph does not depend on the order
 * its edges came in. Three views of it exist, each made when first asked for: by source, by target, and
 * undirected. A view is a value, so two threads that ask at once at worst make it twice.
 *
 * <p>Building is two counting sorts, O(nodes + edges): the first by source, the second, which is stable,
 * by target. What comes out is sorted by target and then source, which is the incoming view; sorting
 * once more gives the outgoing one.
 */
public final class Csr {
  /** Sums that algorithms make of weights stay finite below this. */
  private static final double TOTAL_MAX = Double.MAX_VALUE / 8;

  private final Rows incoming;
  private volatile @Nullable Rows outgoing;
  private volatile @Nullable Rows undirected;

  private Csr(Rows incoming) {
    this.incoming = incoming;
  }

  /**
   * The graph with these edges: edge {@code i} leads from {@code sources[i]} to {@code targets[i]}.
   *
   * @throws CairnException if an end is not in [0, nodes), or a weight is negative or not finite
   */
  public static Csr of(int nodes, int[] sources, int[] targets, double[] weights) {
    if (nodes < 0) {
      throw CairnException.invalid("nodes", "a graph cannot have " + nodes + " nodes");
    }
    if (sources.length != targets.length || sources.length != weights.length) {
      throw CairnException.invalid(
          "edges",
          "edges need as many sources as targets and weights, not " + sources.length + ", "
              + targets.length + " and " + weights.length);
    }
    checkEnds("sources", nodes, sources);
    checkEnds("targets", nodes, targets);
    checkWeights(weights);
    Rows bySource = Rows.bucket(nodes, sources, targets, weights);
    return new Csr(bySource.transposed().merged());
  }

  public int nodes() {
    return incoming.nodes();
  }

  /** Distinct ordered pairs that an edge joins, loops included. */
  public int edges() {
    return incoming.size();
  }

  /** By target: the row of a node holds the nodes that point at it. */
  public Rows incoming() {
    return incoming;
  }

  /** By source: the row of a node holds the nodes it points at. */
  public Rows outgoing() {
    Rows made = outgoing;
    if (made == null) {
      made = incoming.transposed();
      outgoing = made;
    }
    return made;
  }

  /**
   * Without direction: each of two joined nodes is in the other's row, with the sum of both ways. A loop
   * joins no two nodes and is not in it, so the length of a row is the degree of its node.
   */
  public Rows undirected() {
    Rows made = undirected;
    if (made == null) {
      made = Rows.union(outgoing(), incoming);
      undirected = made;
    }
    return made;
  }

  /** The weight of the edge from a node to itself; 0 without one. */
  public double loop(int node) {
    int entry = incoming.find(node, node);
    return entry < 0 ? 0 : incoming.weights[entry];
  }

  private static void checkEnds(String field, int nodes, int[] ends) {
    for (int i = 0; i < ends.length; i++) {
      if (ends[i] < 0 || ends[i] >= nodes) {
        throw CairnException.invalid(
            field,
            field + "[" + i + "] is " + ends[i] + ", but nodes are numbered from 0 to "
                + (nodes - 1));
      }
    }
  }

  private static void checkWeights(double[] weights) {
    double total = 0;
    for (int i = 0; i < weights.length; i++) {
      double weight = weights[i];
      // Written so that what is not a number fails too.
      if (!(weight >= 0 && weight <= Double.MAX_VALUE)) {
        throw CairnException.invalid(
            "weights", "weights[" + i + "] is " + weight + "; a weight is finite and at least 0");
      }
      total += weight;
    }
    if (total > TOTAL_MAX) {
      throw CairnException.invalid("weights", "the weights are too large to be added up");
    }
  }
}
