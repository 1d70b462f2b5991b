package dev.cairn.tool.cluster;

/**
 * The transposed matrix times the matrix: its eigenvalues are the squares of the singular values, its
 * eigenvectors the right singular vectors. It is never written out, only applied.
 */
record Gram(NormalizedMatrix matrix) {
  int size() {
    return matrix.columns();
  }

  double[] times(double[] vector) {
    return matrix.transposedTimes(matrix.times(vector));
  }
}
