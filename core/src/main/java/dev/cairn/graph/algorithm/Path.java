package dev.cairn.graph.algorithm;

/** A way through a graph, from its first node to its last. */
public final class Path {
  private final int[] nodes;
  private final double weight;

  Path(int[] nodes, double weight) {
    this.nodes = nodes;
    this.weight = weight;
  }

  /** A copy. */
  public int[] nodes() {
    return nodes.clone();
  }

  public int hops() {
    return nodes.length - 1;
  }

  /** The sum of the weights of its edges. */
  public double weight() {
    return weight;
  }
}
