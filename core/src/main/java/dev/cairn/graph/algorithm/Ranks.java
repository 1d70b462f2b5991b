package dev.cairn.graph.algorithm;

/** What {@link PageRank} found. */
public final class Ranks {
  private final double[] values;
  private final long rounds;
  private final double change;
  private final boolean converged;

  Ranks(double[] values, long rounds, double change, boolean converged) {
    this.values = values;
    this.rounds = rounds;
    this.change = change;
    this.converged = converged;
  }

  public int nodes() {
    return values.length;
  }

  public double of(int node) {
    return values[node];
  }

  /** By node; a copy. */
  public double[] values() {
    return values.clone();
  }

  /** The largest rank, which others are measured against; 0 without nodes. */
  public double max() {
    double max = 0;
    for (double value : values) {
      max = Math.max(max, value);
    }
    return max;
  }

  public long rounds() {
    return rounds;
  }

  /** How much the last round changed, over all nodes. */
  public double change() {
    return change;
  }

  /** Whether that was within the tolerance before the rounds ran out. */
  public boolean converged() {
    return converged;
  }
}
