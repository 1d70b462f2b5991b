package dev.cairn.index.vector;

/**
 * One bit per dimension, set where the number is positive. Two vectors at an angle a differ in about a / pi of
 * their bits, so counting bits finds candidates at a thirtieth of the memory (Charikar 2002).
 */
final class SignBits {
  /** The words of 384 dimensions, which the usual small models have. */
  private static final int COMMON = 6;

  private final int dimensions;
  private final int words;

  SignBits(int dimensions) {
    this.dimensions = dimensions;
    this.words = (dimensions + Long.SIZE - 1) / Long.SIZE;
  }

  int words() {
    return words;
  }

  long[] of(float[] vector) {
    long[] bits = new long[words];
    write(vector, bits, 0);
    return bits;
  }

  void write(float[] vector, long[] to, int offset) {
    for (int word = 0; word < words; word++) {
      long bits = 0;
      int end = Math.min(dimensions, (word + 1) * Long.SIZE);
      for (int i = word * Long.SIZE; i < end; i++) {
        if (vector[i] > 0) {
          bits |= 1L << i;
        }
      }
      to[offset + word] = bits;
    }
  }

  /** In how many bits each of the first rows differs from the query. */
  void distances(long[] query, long[] rows, short[] of) {
    for (int row = 0; row < of.length; row++) {
      of[row] = (short)
          (words == COMMON
              ? common(query, rows, row * COMMON)
              : distance(query, rows, row * words));
    }
  }

  /** Twice as fast as the loop whose length the compiler does not know. */
  private static int common(long[] query, long[] rows, int offset) {
    int differing = 0;
    for (int word = 0; word < COMMON; word++) {
      differing += Long.bitCount(query[word] ^ rows[offset + word]);
    }
    return differing;
  }

  private int distance(long[] query, long[] rows, int offset) {
    int differing = 0;
    for (int word = 0; word < words; word++) {
      differing += Long.bitCount(query[word] ^ rows[offset + word]);
    }
    return differing;
  }

  /**
   * The distance within which a vector of this cosine lies, up to {@code sigmas} standard deviations of the
   * binomial count of differing bits. Models do not use all dimensions alike, so real bits stray further.
   */
  int radius(float cosine, double sigmas) {
    double share = Math.acos(Math.max(-1, Math.min(1, cosine))) / Math.PI;
    double spread = Math.sqrt(dimensions * share * (1 - share));
    return (int) Math.min(dimensions, Math.ceil(dimensions * share + sigmas * spread));
  }
}
