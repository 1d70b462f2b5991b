package dev.cairn.eval.speed;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * The peer of a search by words and meaning: Lucene alone, then sign bits of all vectors compared in one
 * array, and the two hundred that differ least compared exactly. No log, no fusion, no filters, no quotes, no
 * explanations, no vector that is still to come.
 */
final class BareHybrid {
  private static final int RESCORED = 200;
  private static final int DIMENSIONS = CloudEmbedder.DIMENSIONS;
  private static final int WORDS = DIMENSIONS / Long.SIZE;

  private final BareLucene lucene;
  private final float[][] vectors;
  private final long[] signs;

  BareHybrid(BareLucene lucene, List<float[]> vectors) {
    this.lucene = lucene;
    this.vectors = vectors.toArray(float[][]::new);
    this.signs = new long[this.vectors.length * WORDS];
    for (int row = 0; row < this.vectors.length; row++) {
      System.arraycopy(signs(this.vectors[row]), 0, signs, row * WORDS, WORDS);
    }
  }

  /** Something of the answer, so that no compiler leaves the work out. */
  double search(String words, float[] question) throws IOException {
    return lucene.search(words) + nearest(question);
  }

  private double nearest(float[] question) {
    long[] asked = signs(question);
    int[] distances = new int[vectors.length];
    int[] rowsAt = new int[DIMENSIONS + 1];
    for (int row = 0; row < vectors.length; row++) {
      int differing = 0;
      for (int word = 0; word < WORDS; word++) {
        differing += Long.bitCount(asked[word] ^ signs[row * WORDS + word]);
      }
      distances[row] = differing;
      rowsAt[differing]++;
    }
    int radius = radius(rowsAt);
    double[] scores = new double[RESCORED];
    int rescored = 0;
    for (int row = 0; row < vectors.length && rescored < RESCORED; row++) {
      if (distances[row] <= radius) {
        scores[rescored++] = dot(question, vectors[row]);
      }
    }
    Arrays.sort(scores, 0, rescored);
    return rescored == 0 ? 0 : scores[rescored - 1];
  }

  private static int radius(int[] rowsAt) {
    int seen = 0;
    for (int distance = 0; distance < rowsAt.length; distance++) {
      seen += rowsAt[distance];
      if (seen >= RESCORED) {
        return distance;
      }
    }
    return rowsAt.length;
  }

  private static float dot(float[] a, float[] b) {
    float even = 0;
    float odd = 0;
    for (int i = 0; i < DIMENSIONS; i += 2) {
      even += a[i] * b[i];
      odd += a[i + 1] * b[i + 1];
    }
    return even + odd;
  }

  private static long[] signs(float[] vector) {
    long[] bits = new long[WORDS];
    for (int i = 0; i < DIMENSIONS; i++) {
      if (vector[i] > 0) {
        bits[i / Long.SIZE] |= 1L << i;
      }
    }
    return bits;
  }
}
