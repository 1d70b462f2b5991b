package dev.cairn.tool.cluster;

import dev.cairn.graph.algorithm.Csr;
import dev.cairn.graph.algorithm.Rows;

/**
 * The matrix of one part, each use divided by the roots of the degrees of both its ends. Columns are the
 * smaller side, tools or capabilities, because vectors are sought there.
 *
 * <p>To each degree a share of the mean degree is added. Without that, a few nodes at the end of a thread are
 * as good a cluster as any, and in sparse data there are many such threads: Qin and Rohe, "Regularized
 * Spectral Clustering under the Degree-Corrected Stochastic Blockmodel", 2013.
 */
final class NormalizedMatrix {
  private final int[] starts;
  private final int[] columns;
  private final double[] values;
  private final double[] rowRoots;
  private final double[] columnRoots;

  private NormalizedMatrix(int rows, int columns, int entries) {
    this.starts = new int[rows + 1];
    this.columns = new int[entries];
    this.values = new double[entries];
    this.rowRoots = new double[rows];
    this.columnRoots = new double[columns];
  }

  /**
   * With a row for each of some nodes and a column for each of the others; edges go between the two only.
   *
   * @param place of each node among the rows or the columns
   */
  static NormalizedMatrix of(
      Csr graph, int[] rows, int[] columns, int[] place, double regularization) {
    Rows edges = graph.undirected();
    int entries = 0;
    for (int row : rows) {
      entries += edges.length(row);
    }
    NormalizedMatrix matrix = new NormalizedMatrix(rows.length, columns.length, entries);
    int next = 0;
    for (int row = 0; row < rows.length; row++) {
      for (int i = edges.start(rows[row]); i < edges.end(rows[row]); i++) {
        matrix.columns[next] = place[edges.neighbour(i)];
        matrix.values[next++] = edges.weight(i);
      }
      matrix.starts[row + 1] = next;
    }
    matrix.normalize(regularization);
    return matrix;
  }

  private void normalize(double regularization) {
    for (int row = 0; row < rows(); row++) {
      for (int i = starts[row]; i < starts[row + 1]; i++) {
        rowRoots[row] += values[i];
        columnRoots[columns[i]] += values[i];
      }
    }
    roots(rowRoots, regularization);
    roots(columnRoots, regularization);
    for (int row = 0; row < rows(); row++) {
      for (int i = starts[row]; i < starts[row + 1]; i++) {
        values[i] /= rowRoots[row] * columnRoots[columns[i]];
      }
    }
  }

  private static void roots(double[] degrees, double regularization) {
    double sum = 0;
    for (double degree : degrees) {
      sum += degree;
    }
    for (int i = 0; i < degrees.length; i++) {
      degrees[i] = Math.sqrt(degrees[i] + regularization * sum / degrees.length);
    }
  }

  int rows() {
    return rowRoots.length;
  }

  int columns() {
    return columnRoots.length;
  }

  /** The matrix times a vector. */
  double[] times(double[] vector) {
    double[] product = new double[rows()];
    for (int row = 0; row < product.length; row++) {
      double sum = 0;
      for (int i = starts[row]; i < starts[row + 1]; i++) {
        sum += values[i] * vector[columns[i]];
      }
      product[row] = sum;
    }
    return product;
  }

  /** The transposed matrix times a vector. */
  double[] transposedTimes(double[] vector) {
    double[] product = new double[columns()];
    for (int row = 0; row < vector.length; row++) {
      for (int i = starts[row]; i < starts[row + 1]; i++) {
        product[columns[i]] += values[i] * vector[row];
      }
    }
    return product;
  }
}
