package dev.cairn.graph.algorithm;

/**
 * How many of the edges that could be there are there.
 *
 * <pre>
 *   density = distinct ordered pairs joined / (n * (n - 1)), and 0 below two nodes
 * </pre>
 *
 * <p>Wasserman and Faust, "Social Network Analysis", 1994, for directed graphs. A loop joins no pair.
 */
public final class Density {
  private Density() {}

  public static double of(Csr graph) {
    double nodes = graph.nodes();
    if (nodes < 2) {
      return 0;
    }
    int pairs = graph.edges();
    for (int node = 0; node < nodes; node++) {
      pairs -= graph.incoming().find(node, node) < 0 ? 0 : 1;
    }
    return pairs / (nodes * (nodes - 1));
  }
}
