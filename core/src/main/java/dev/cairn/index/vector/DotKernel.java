package dev.cairn.index.vector;

/** The inner loop of a scan. Implementations differ in speed, and in the last bits of a sum. */
public interface DotKernel {
  /** The dot product of {@code query} with the row that begins at {@code offset}. */
  float dot(float[] query, float[] rows, int offset);

  /** The dot products of {@code query} with the first {@code count} rows, which lie end to end. */
  default void dots(float[] query, float[] rows, int count, float[] out) {
    for (int row = 0; row < count; row++) {
      out[row] = dot(query, rows, row * query.length);
    }
  }
}
