package dev.cairn.graph.algorithm;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * How much two nodes have in common: rare acquaintances say more than popular ones.
 *
 * <pre>
 *   score(u, v) = sum over common neighbours z of 1 / ln(degree(z))
 * </pre>
 *
 * <p>Neighbours are taken without direction, each once, and never the node itself. Adamic and Adar,
 * "Friends and Neighbors on the Web", 2003. A neighbour of degree 1 does not count: 1 / ln(1) is infinite,
 * and it would rank whatever it touches above everything else. Sums run over ascending z, for a pair as for
 * all, so both give the same bits.
 */
public final class AdamicAdar {
  /** Logarithms kept ready; most nodes have few neighbours, and a logarithm costs as much as a dozen sums. */
  private static final int READY = 1_024;

  private final Rows graph;
  private final double[] ready;

  /** Taken out while in use, so that a question asked meanwhile makes its own. */
  private final AtomicReference<@Nullable ScoreBoard> board = new AtomicReference<>();

  public AdamicAdar(Csr graph) {
    this.graph = graph.undirected();
    this.ready = new double[Math.min(READY, graph.nodes() + 1)];
    for (int degree = 2; degree < ready.length; degree++) {
      ready[degree] = 1 / StrictMath.log(degree);
    }
  }

  /** The score of two nodes; that of a node with itself is 0. */
  public double of(int one, int two) {
    graph.check("node", one);
    graph.check("node", two);
    if (one == two) {
      return 0;
    }
    double score = 0;
    int i = graph.start(one);
    int j = graph.start(two);
    while (i < graph.end(one) && j < graph.end(two)) {
      int left = graph.neighbours[i];
      int right = graph.neighbours[j];
      if (left == right) {
        score += rarity(left);
      }
      i += left <= right ? 1 : 0;
      j += right <= left ? 1 : 0;
    }
    return score;
  }

  /** The scores of a node with all others; those that are 0 are left out. */
  public NodeScores of(int node) {
    graph.check("node", node);
    ScoreBoard scores = board.getAndSet(null);
    if (scores == null) {
      scores = new ScoreBoard(graph.nodes());
    }
    for (int i = graph.start(node); i < graph.end(node); i++) {
      int common = graph.neighbours[i];
      double rarity = rarity(common);
      if (rarity > 0) {
        scores.add(graph, common, rarity);
      }
    }
    scores.forget(node);
    NodeScores told = scores.tell();
    board.set(scores);
    return told;
  }

  private double rarity(int common) {
    int degree = graph.length(common);
    if (degree < ready.length) {
      return ready[degree];
    }
    return 1 / StrictMath.log(degree);
  }
}
