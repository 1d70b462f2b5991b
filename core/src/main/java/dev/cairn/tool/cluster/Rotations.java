package dev.cairn.tool.cluster;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * All eigenvalues of a small symmetric matrix, by rotating one pair of axes after the other until nothing is
 * left beside the diagonal. Jacobi 1846; Golub and Van Loan, "Matrix Computations", 8.5.
 */
final class Rotations {
  /** What is left beside the diagonal, as a share of all, that counts as nothing. */
  private static final double NOTHING = 1e-28;

  private static final int SWEEPS_MAX = 60;

  private final double[][] matrix;
  private final double[][] vectors;

  private Rotations(double[][] matrix) {
    this.matrix = matrix;
    this.vectors = new double[matrix.length][matrix.length];
    for (int i = 0; i < matrix.length; i++) {
      vectors[i][i] = 1;
    }
  }

  /** The {@code count} largest; the matrix is used up. */
  static Spectrum of(double[][] matrix, int count) {
    Rotations rotations = new Rotations(matrix);
    rotations.diagonalize();
    return rotations.largest(count);
  }

  private void diagonalize() {
    for (int sweep = 0; sweep < SWEEPS_MAX && beside() > NOTHING * all(); sweep++) {
      for (int one = 0; one < matrix.length; one++) {
        for (int two = one + 1; two < matrix.length; two++) {
          rotate(one, two);
        }
      }
    }
  }

  private double beside() {
    double sum = 0;
    for (int i = 0; i < matrix.length; i++) {
      for (int j = 0; j < i; j++) {
        sum += 2 * matrix[i][j] * matrix[i][j];
      }
    }
    return sum;
  }

  private double all() {
    double sum = beside();
    for (int i = 0; i < matrix.length; i++) {
      sum += matrix[i][i] * matrix[i][i];
    }
    return sum;
  }

  private void rotate(int one, int two) {
    if (matrix[one][two] == 0) {
      return;
    }
    double half = (matrix[two][two] - matrix[one][one]) / (2 * matrix[one][two]);
    double tangent = Math.copySign(1, half) / (Math.abs(half) + Math.hypot(half, 1));
    double cosine = 1 / Math.sqrt(1 + tangent * tangent);
    double sine = tangent * cosine;
    for (double[] row : matrix) {
      turn(row, one, two, cosine, sine);
    }
    turn(matrix[one], matrix[two], cosine, sine);
    // By row, so that each vector lies in one array.
    turn(vectors[one], vectors[two], cosine, sine);
  }

  private static void turn(double[] row, int one, int two, double cosine, double sine) {
    double first = row[one];
    double second = row[two];
    row[one] = cosine * first - sine * second;
    row[two] = sine * first + cosine * second;
  }

  private static void turn(double[] one, double[] two, double cosine, double sine) {
    for (int i = 0; i < one.length; i++) {
      double first = one[i];
      double second = two[i];
      one[i] = cosine * first - sine * second;
      two[i] = sine * first + cosine * second;
    }
  }

  private Spectrum largest(int count) {
    int[] order = IntStream.range(0, matrix.length)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer i) -> -matrix[i][i]))
        .mapToInt(Integer::intValue)
        .limit(count)
        .toArray();
    double[] values = new double[order.length];
    double[][] found = new double[order.length][];
    for (int i = 0; i < order.length; i++) {
      values[i] = matrix[order[i]][order[i]];
      found[i] = Vectors.canonical(vectors[order[i]]);
    }
    return new Spectrum(values, found, null);
  }
}
