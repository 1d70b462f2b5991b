package dev.cairn.index.vector;

/**
 * Plain Java, fast from the first compiled call. Its sums are added in one fixed order, so they are the same
 * on every machine; scores are always taken from here.
 */
final class ScalarKernel implements DotKernel {
  private static final int UNROLLED = 8;

  @Override
  public float dot(float[] query, float[] rows, int offset) {
    // Eight sums that do not wait for each other: the compiler may not reorder one sum of floats.
    float a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0;
    int bound = query.length - query.length % UNROLLED;
    for (int i = 0, r = offset; i < bound; i += UNROLLED, r += UNROLLED) {
      a += query[i] * rows[r];
      b += query[i + 1] * rows[r + 1];
      c += query[i + 2] * rows[r + 2];
      d += query[i + 3] * rows[r + 3];
      e += query[i + 4] * rows[r + 4];
      f += query[i + 5] * rows[r + 5];
      g += query[i + 6] * rows[r + 6];
      h += query[i + 7] * rows[r + 7];
    }
    for (int i = bound; i < query.length; i++) {
      a += query[i] * rows[offset + i];
    }
    return ((a + b) + (c + d)) + ((e + f) + (g + h));
  }
}
