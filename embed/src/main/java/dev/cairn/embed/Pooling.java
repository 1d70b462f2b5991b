package dev.cairn.embed;

import java.nio.FloatBuffer;
import java.util.Locale;

/** How the vectors of all tokens become one; each model was trained for one way. */
enum Pooling {
  /** The vector of the mark at the beginning. */
  CLS {
    @Override
    float[] pool(FloatBuffer tokens, int count, int dimensions) {
      float[] first = new float[dimensions];
      tokens.get(0, first);
      return first;
    }
  },
  /** The mean over all tokens, marks included. */
  MEAN {
    @Override
    float[] pool(FloatBuffer tokens, int count, int dimensions) {
      float[] sum = new float[dimensions];
      float[] token = new float[dimensions];
      for (int t = 0; t < count; t++) {
        tokens.get(t * dimensions, token);
        for (int i = 0; i < dimensions; i++) {
          sum[i] += token[i];
        }
      }
      // Not divided by the count: the length is set to 1 anyway.
      return sum;
    }
  };

  /** @param tokens {@code count} vectors, one after the other */
  abstract float[] pool(FloatBuffer tokens, int count, int dimensions);

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
