package dev.cairn.tool.cluster;

/**
 * The largest eigenvalues by applying the operator to a block of vectors again and again, which turns them
 * towards what they are sought for. Slower than ARPACK, but it always has an answer, and a better one each
 * round. Golub and Van Loan, "Matrix Computations", 8.2.4.
 */
final class SubspaceIteration {
  /** Vectors more than asked for: the last of a block settle slowly, and these are not looked at. */
  private static final int SPARE = 8;

  private final Gram operator;
  private final double[][] block;

  private SubspaceIteration(Gram operator, int count) {
    this.operator = operator;
    this.block = new double[Math.min(operator.size(), count + SPARE)][];
    for (int i = 0; i < block.length; i++) {
      block[i] = Vectors.arbitrary(operator.size(), i);
    }
  }

  static Spectrum of(Gram operator, int count, long rounds, String trouble) {
    SubspaceIteration iteration = new SubspaceIteration(operator, count);
    for (long round = 0; round < rounds; round++) {
      iteration.orthonormalize();
      iteration.apply();
    }
    iteration.orthonormalize();
    return iteration.read(count, trouble);
  }

  private void apply() {
    for (int i = 0; i < block.length; i++) {
      block[i] = operator.times(block[i]);
    }
  }

  /** By Gram and Schmidt, twice: once is not enough where vectors have nearly become one. */
  private void orthonormalize() {
    for (int i = 0; i < block.length; i++) {
      for (int pass = 0; pass < 2; pass++) {
        for (int j = 0; j < i; j++) {
          Vectors.add(block[i], -Vectors.dot(block[j], block[i]), block[j]);
        }
        block[i] = Vectors.unit(block[i]);
      }
    }
  }

  /** Within what the block spans, the eigenvectors are those of a small matrix (Rayleigh and Ritz). */
  private Spectrum read(int count, String trouble) {
    double[][] small = new double[block.length][block.length];
    for (int i = 0; i < block.length; i++) {
      double[] image = operator.times(block[i]);
      for (int j = 0; j <= i; j++) {
        small[i][j] = Vectors.dot(block[j], image);
        small[j][i] = small[i][j];
      }
    }
    Spectrum within = Rotations.of(small, count);
    double[] values = new double[within.size()];
    double[][] vectors = new double[within.size()][];
    for (int i = 0; i < values.length; i++) {
      values[i] = within.value(i);
      double[] vector = new double[operator.size()];
      for (int j = 0; j < block.length; j++) {
        Vectors.add(vector, within.vector(i)[j], block[j]);
      }
      vectors[i] = Vectors.canonical(Vectors.unit(vector));
    }
    return new Spectrum(values, vectors, trouble);
  }
}
