package dev.cairn.eval.graph;

import dev.cairn.graph.algorithm.Csr;
import dev.cairn.graph.algorithm.Rows;
import dev.cairn.policy.GraphPolicy;
import java.util.Arrays;
import java.util.Random;
import nl.cwts.networkanalysis.Clustering;
import nl.cwts.networkanalysis.LeidenAlgorithm;
import nl.cwts.networkanalysis.Network;
import nl.cwts.util.LargeDoubleArray;
import nl.cwts.util.LargeIntArray;

/** The peer of Leiden: its library as one would call it, with a list of distinct edges it sorts itself. */
final class PlainLeiden {
  private final int nodes;
  private final LargeIntArray[] ends = {new LargeIntArray(0), new LargeIntArray(0)};
  private final LargeDoubleArray weights = new LargeDoubleArray(0);

  /** Takes out parallel edges, which the library cannot; that is not measured. */
  PlainLeiden(Csr graph) {
    this.nodes = graph.nodes();
    Rows rows = graph.undirected();
    for (int node = 0; node < nodes; node++) {
      for (int i = rows.start(node); i < rows.end(node); i++) {
        if (node < rows.neighbour(i)) {
          ends[0].append(node);
          ends[1].append(rows.neighbour(i));
          weights.append(rows.weight(i));
        }
      }
    }
  }

  int clusters(GraphPolicy policy) {
    Network network = new Network(nodes, true, ends, weights, false, false);
    double total = Arrays.stream(network.getNodeWeights()).sum();
    LeidenAlgorithm algorithm = new LeidenAlgorithm(
        policy.leidenResolution() / total,
        (int) policy.leidenRounds(),
        LeidenAlgorithm.DEFAULT_RANDOMNESS,
        new Random(policy.leidenSeed()));
    Clustering found = algorithm.findClustering(network);
    return found.getNClusters();
  }
}
