package dev.cairn.tool.cluster;

import dev.cairn.policy.ClusterPolicy;

/** The largest eigenvalues of an operator, by the way that suits its size. */
final class TopVectors {
  private TopVectors() {}

  /** At most as many as it has dimensions. */
  static Spectrum of(ClusterPolicy policy, Gram operator, int count) {
    if (operator.size() <= Math.max(policy.denseMax(), count)) {
      return Rotations.of(written(operator), count);
    }
    try {
      return Arpack.find(policy, operator, count);
    } catch (Arpack.GaveUp e) {
      return SubspaceIteration.of(
          operator, count, policy.iterationsMax(), e.getMessage() + "; iterated plainly instead");
    }
  }

  private static double[][] written(Gram operator) {
    double[][] matrix = new double[operator.size()][];
    for (int i = 0; i < matrix.length; i++) {
      double[] axis = new double[matrix.length];
      axis[i] = 1;
      matrix[i] = operator.times(axis);
    }
    for (int i = 0; i < matrix.length; i++) {
      for (int j = 0; j < i; j++) {
        // Rounded differently from either side.
        matrix[i][j] = matrix[j][i];
      }
    }
    return matrix;
  }
}
