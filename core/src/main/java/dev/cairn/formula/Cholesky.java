package dev.cairn.formula;

import dev.cairn.fault.CairnException;

/**
 * Solves A x = b for a symmetric positive definite A, of which the lower half is read: A = L Lᵀ, then forwards
 * and backwards. For a few dozen unknowns.
 */
final class Cholesky {
  private Cholesky() {}

  static double[] solve(double[][] matrix, double[] right) {
    double[][] lower = lower(matrix);
    int size = right.length;
    double[] x = right.clone();
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < i; j++) {
        x[i] -= lower[i][j] * x[j];
      }
      x[i] /= lower[i][i];
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int j = i + 1; j < size; j++) {
        x[i] -= lower[j][i] * x[j];
      }
      x[i] /= lower[i][i];
    }
    return x;
  }

  private static double[][] lower(double[][] matrix) {
    int size = matrix.length;
    double[][] lower = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= lower[i][k] * lower[j][k];
        }
        if (i == j && !(sum > 0)) {
          throw CairnException.invalid(
              "matrix", "the matrix is not positive definite at its row " + i);
        }
        lower[i][j] = i == j ? StrictMath.sqrt(sum) : sum / lower[j][j];
      }
    }
    return lower;
  }
}
