package dev.cairn.server.operation;

import dev.cairn.index.Embedder;
import java.util.List;

/** Places a text by the letters in it: quick, always alike, and good enough to ask every operation. */
public final class LettersEmbedder implements Embedder {
  private static final int DIMENSIONS = 32;

  @Override
  public String model() {
    return "letters";
  }

  @Override
  public int dimensions() {
    return DIMENSIONS;
  }

  @Override
  public List<float[]> embed(List<String> texts) {
    return texts.stream().map(LettersEmbedder::vector).toList();
  }

  private static float[] vector(String text) {
    float[] vector = new float[DIMENSIONS];
    vector[0] = 1;
    text.chars().forEach(c -> vector[c % DIMENSIONS]++);
    double length = 0;
    for (float x : vector) {
      length += x * x;
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
