package dev.cairn.graph.algorithm;

import java.util.Arrays;

/** The nodes that have a score above 0, ascending, each with its score. */
public final class NodeScores {
  private final int[] nodes;
  private final double[] scores;

  NodeScores(int[] nodes, double[] scores) {
    this.nodes = nodes;
    this.scores = scores;
  }

  public int size() {
    return nodes.length;
  }

  /** The node at a place, from 0 to size - 1. */
  public int node(int place) {
    return nodes[place];
  }

  public double score(int place) {
    return scores[place];
  }

  /** The score of a node; 0 if it has none. */
  public double of(int node) {
    int place = Arrays.binarySearch(nodes, node);
    return place < 0 ? 0 : scores[place];
  }
}
