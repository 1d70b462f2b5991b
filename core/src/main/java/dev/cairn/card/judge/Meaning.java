package dev.cairn.card.judge;

import dev.cairn.text.SentenceVectors;
import java.util.OptionalDouble;

/** What a model says of the texts that are judged; nothing where there is none. */
public record Meaning(SentenceVectors vectors) {
  /** There is no model: words alone decide. */
  public static final Meaning UNKNOWN = new Meaning(SentenceVectors.NONE);

  /** How near two texts are, from -1 to 1. */
  public OptionalDouble cosine(String a, String b) {
    float[] one = vectors.vector(a);
    float[] other = vectors.vector(b);
    if (one == null || other == null) {
      return OptionalDouble.empty();
    }
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += (double) one[i] * other[i];
    }
    return OptionalDouble.of(sum);
  }
}
