package dev.cairn.graph.algorithm;

import dev.cairn.policy.GraphPolicy;
import java.util.Random;
import nl.cwts.networkanalysis.Clustering;
import nl.cwts.networkanalysis.LeidenAlgorithm;
import nl.cwts.networkanalysis.Network;
import nl.cwts.util.LargeDoubleArray;
import nl.cwts.util.LargeIntArray;

/**
 * Communities: groups of nodes with more weight among them than chance would put there.
 *
 * <pre>
 *   quality = sum over clusters c of weight inside c - resolution * strength(c)^2 / (2 * 2m)
 *   strength(v) = weights of v's edges in both directions, a loop twice; 2m = sum of all strengths
 * </pre>
 *
 * <p>Traag, Waltman and van Eck, "From Louvain to Leiden: guaranteeing well-connected communities", 2019,
 * in their own implementation. Directions are ignored. A cluster is connected, so parts of the graph that
 * nothing joins never share one; a node without edges is alone. At resolution 1 the quality is modularity
 * times m.
 */
public final class Leiden {
  private Leiden() {}

  /** The same graph and policy always give the same clusters. */
  public static Clusters of(GraphPolicy policy, Csr graph) {
    double[] strengths = strengths(graph);
    double total = 0;
    for (double strength : strengths) {
      total += strength;
    }
    if (!(total > 0)) {
      return Clusters.singletons(graph.nodes());
    }
    LeidenAlgorithm algorithm = new LeidenAlgorithm(
        policy.leidenResolution() / total,
        (int) policy.leidenRounds(),
        LeidenAlgorithm.DEFAULT_RANDOMNESS,
        new Draws(policy.leidenSeed()));
    Clustering found = algorithm.findClustering(network(graph, strengths));
    return Clusters.canonical(found.getClusters());
  }

  private static Network network(Csr graph, double[] strengths) {
    Rows rows = graph.undirected().positive();
    long[] starts = new long[rows.offsets.length];
    for (int node = 0; node < starts.length; node++) {
      starts[node] = rows.offsets[node];
    }
    return new Network(
        strengths,
        starts,
        new LargeIntArray(rows.neighbours),
        new LargeDoubleArray(rows.weights),
        false);
  }

  private static double[] strengths(Csr graph) {
    Rows rows = graph.undirected();
    double[] strengths = new double[rows.nodes()];
    for (int node = 0; node < strengths.length; node++) {
      double strength = 2 * graph.loop(node);
      for (int i = rows.start(node); i < rows.end(node); i++) {
        strength += rows.weights[i];
      }
      strengths[node] = strength;
    }
    return strengths;
  }

  /** Chance that begins at the policy's seed; its sequence is part of Java's specification. */
  private static final class Draws extends Random {
    private static final long serialVersionUID = 1L;

    Draws(long seed) {
      super(seed);
    }
  }
}
