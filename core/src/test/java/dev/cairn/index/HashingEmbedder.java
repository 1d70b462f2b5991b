package dev.cairn.index;

import java.util.List;
import java.util.Locale;

/** Places a text by the hashes of its words: no meaning, but equal words lie close, always alike. */
public final class HashingEmbedder implements Embedder {
  private static final int DIMENSIONS = 64;

  @Override
  public String model() {
    return "hashing-v1";
  }

  @Override
  public int dimensions() {
    return DIMENSIONS;
  }

  @Override
  public List<float[]> embed(List<String> texts) {
    return texts.stream().map(HashingEmbedder::vector).toList();
  }

  private static float[] vector(String text) {
    float[] vector = new float[DIMENSIONS];
    // Always there, so that a text without words has a direction too.
    vector[0] = 1e-3f;
    for (String word : text.toLowerCase(Locale.ROOT).split("\\W+", -1)) {
      vector[Math.floorMod(word.hashCode(), DIMENSIONS)] += 1;
    }
    double length = 0;
    for (float x : vector) {
      length += (double) x * x;
    }
    for (int i = 0; i < DIMENSIONS; i++) {
      vector[i] = (float) (vector[i] / Math.sqrt(length));
    }
    return vector;
  }

  @Override
  public void close() {
    // Nothing to let go of.
  }
}
