package dev.cairn.tool.cluster;

/** Rows and columns of a matrix as points in the space of its first singular vectors. */
final class Embedding {
  private final double[][] points;
  private final double[] weights;

  private Embedding(double[][] points, double[] weights) {
    this.points = points;
    this.weights = weights;
  }

  /**
   * By the first {@code count} vectors.
   *
   * @param spectrum the vectors on the side of the columns
   */
  static Embedding of(NormalizedMatrix matrix, Spectrum spectrum, int count) {
    double[][] points = new double[matrix.rows() + matrix.columns()][count];
    for (int i = 0; i < count; i++) {
      double[] right = spectrum.vector(i);
      // The left vector is the image of the right one, whose length is the singular value.
      put(points, i, Vectors.unit(matrix.times(right)), right);
    }
    double[] weights = new double[points.length];
    for (int i = 0; i < points.length; i++) {
      weights[i] = Vectors.dot(points[i], points[i]);
      points[i] = Vectors.unit(points[i]);
    }
    return new Embedding(points, weights);
  }

  private static void put(double[][] points, int dimension, double[] rows, double[] columns) {
    for (int i = 0; i < rows.length; i++) {
      points[i][dimension] = rows[i];
    }
    for (int i = 0; i < columns.length; i++) {
      points[rows.length + i][dimension] = columns[i];
    }
  }

  /** Of length 1: rows, then columns. */
  double[][] points() {
    return points;
  }

  /** How far each point is out before it is scaled, squared: what is used often is farther. */
  double[] weights() {
    return weights;
  }
}
