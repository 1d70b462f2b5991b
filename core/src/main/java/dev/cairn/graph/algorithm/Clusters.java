package dev.cairn.graph.algorithm;

import java.util.Arrays;

/**
 * Which cluster each node is in. Clusters are numbered in the order of their smallest node, so that equal
 * partitions have equal numbers.
 */
public final class Clusters {
  private final int[] byNode;
  private final int count;

  private Clusters(int[] byNode, int count) {
    this.byNode = byNode;
    this.count = count;
  }

  static Clusters singletons(int nodes) {
    int[] byNode = new int[nodes];
    Arrays.setAll(byNode, node -> node);
    return new Clusters(byNode, nodes);
  }

  /** From any numbering by numbers from 0 on. */
  public static Clusters canonical(int[] labels) {
    int[] renamed = new int[labels.length];
    int[] names = new int[Arrays.stream(labels).max().orElse(-1) + 1];
    Arrays.fill(names, -1);
    int count = 0;
    for (int node = 0; node < labels.length; node++) {
      if (names[labels[node]] < 0) {
        names[labels[node]] = count++;
      }
      renamed[node] = names[labels[node]];
    }
    return new Clusters(renamed, count);
  }

  public int nodes() {
    return byNode.length;
  }

  public int count() {
    return count;
  }

  public int of(int node) {
    return byNode[node];
  }

  /** By node; a copy. */
  public int[] byNode() {
    return byNode.clone();
  }
}
