package dev.cairn.graph.algorithm;

/**
 * Adds up scores of some nodes among many, and tells them in ascending order without sorting: one number and
 * one bit for every node of the graph. It is clean again after each telling, so one board serves many
 * questions, one at a time; making a new one costs more than most questions.
 */
final class ScoreBoard {
  private final double[] scores;
  private final long[] marks;

  ScoreBoard(int nodes) {
    this.scores = new double[nodes];
    this.marks = new long[(nodes + Long.SIZE - 1) / Long.SIZE];
  }

  /** Adds a score to every node in a row. */
  void add(Rows rows, int row, double score) {
    for (int i = rows.offsets[row]; i < rows.offsets[row + 1]; i++) {
      int node = rows.neighbours[i];
      scores[node] += score;
      marks[node / Long.SIZE] |= 1L << node;
    }
  }

  void forget(int node) {
    scores[node] = 0;
    marks[node / Long.SIZE] &= ~(1L << node);
  }

  NodeScores tell() {
    int size = 0;
    for (long mark : marks) {
      size += Long.bitCount(mark);
    }
    int[] nodes = new int[size];
    double[] values = new double[size];
    int next = 0;
    for (int word = 0; next < size; word++) {
      for (long rest = marks[word]; rest != 0; rest &= rest - 1) {
        int node = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        nodes[next] = node;
        values[next++] = scores[node];
        scores[node] = 0;
      }
      marks[word] = 0;
    }
    return new NodeScores(nodes, values);
  }
}
