package dev.cairn.graph.algorithm;

import dev.cairn.policy.GraphPolicy;

/** The rounds of {@link PageRank} over one graph: rank flows along edges until it settles. */
final class Flow {
  private final Rows incoming;
  private final double damping;
  private final double tolerance;
  private final long roundsMax;
  private final double[] start;

  /** What one unit of a node's rank gives to one unit of weight; 0 if nothing leaves the node. */
  private final double[] share;

  Flow(Rows incoming, GraphPolicy policy, double damping, double[] start) {
    this.incoming = incoming;
    this.damping = damping;
    this.tolerance = policy.pageRankTolerance();
    this.roundsMax = policy.pageRankRoundsMax();
    this.start = start;
    this.share = shares();
  }

  private double[] shares() {
    double[] strength = new double[incoming.nodes()];
    for (int i = 0; i < incoming.neighbours.length; i++) {
      strength[incoming.neighbours[i]] += incoming.weights[i];
    }
    for (int node = 0; node < strength.length; node++) {
      // So little weight that its inverse is infinite counts as none.
      double inverse = 1 / strength[node];
      strength[node] = inverse <= Double.MAX_VALUE ? inverse : 0;
    }
    return strength;
  }

  /** From ranks with the sum 1, which are used up. */
  Ranks settle(double[] first) {
    double[] ranks = first;
    double enough = tolerance / 2;
    long rounds = 1;
    while (true) {
      rounds = sweep(ranks, enough, rounds);
      scale(ranks, 1 / sum(ranks));
      double[] next = round(ranks);
      double change = change(ranks, next);
      if (change <= tolerance || rounds >= roundsMax) {
        return new Ranks(next, rounds, change, change <= tolerance);
      }
      ranks = next;
      enough /= 2;
      rounds++;
    }
  }

  /** Sweeps until one changes little or the rounds run out; how many rounds there have been by then. */
  private long sweep(double[] ranks, double enough, long before) {
    double[] given = new double[ranks.length];
    for (int node = 0; node < ranks.length; node++) {
      given[node] = ranks[node] * share[node];
    }
    long rounds = before;
    double change = Double.MAX_VALUE;
    double anew = anew(lost(ranks));
    while (rounds < roundsMax && change > enough) {
      change = sweep(ranks, given, anew);
      // What starts anew is taken from the sum there is now. With a fixed amount all ranks would
      // first
      // have to grow or shrink together, and nothing settles more slowly than that.
      anew = damping * lost(ranks) + (1 - damping) * sum(ranks);
      rounds++;
    }
    return rounds;
  }

  /** One round of Gauss-Seidel in place; how much it changed in all. */
  private double sweep(double[] ranks, double[] given, double anew) {
    int[] offsets = incoming.offsets;
    int[] neighbours = incoming.neighbours;
    double[] weights = incoming.weights;
    double change = 0;
    int i = 0;
    for (int node = 0; node < ranks.length; node++) {
      double flow = 0;
      for (int end = offsets[node + 1]; i < end; i++) {
        flow += weights[i] * given[neighbours[i]];
      }
      double rank = damping * flow + anew * start[node];
      change += Math.abs(rank - ranks[node]);
      ranks[node] = rank;
      given[node] = rank * share[node];
    }
    return change;
  }

  /** One plain round. */
  private double[] round(double[] ranks) {
    double anew = anew(lost(ranks));
    double[] next = new double[ranks.length];
    for (int node = 0; node < next.length; node++) {
      double flow = 0;
      for (int i = incoming.offsets[node]; i < incoming.offsets[node + 1]; i++) {
        int from = incoming.neighbours[i];
        flow += incoming.weights[i] * (ranks[from] * share[from]);
      }
      next[node] = damping * flow + anew * start[node];
    }
    return next;
  }

  private double anew(double lost) {
    return damping * lost + 1 - damping;
  }

  private double lost(double[] ranks) {
    double lost = 0;
    for (int node = 0; node < ranks.length; node++) {
      lost += share[node] == 0 ? ranks[node] : 0;
    }
    return lost;
  }

  private static void scale(double[] values, double factor) {
    for (int i = 0; i < values.length; i++) {
      values[i] *= factor;
    }
  }

  private static double sum(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum;
  }

  private static double change(double[] before, double[] after) {
    double change = 0;
    for (int node = 0; node < before.length; node++) {
      change += Math.abs(after[node] - before[node]);
    }
    return change;
  }
}
