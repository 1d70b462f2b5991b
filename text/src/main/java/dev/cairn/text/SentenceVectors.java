package dev.cairn.text;

import org.jspecify.annotations.Nullable;

/** Where sentence embeddings come from, if there is a model. The same text always gives the same vector. */
@FunctionalInterface
public interface SentenceVectors {
  /** There is no model: everything is read by its words alone. */
  SentenceVectors NONE = text -> null;

  /** A vector of length 1; null if there is no model. */
  float @Nullable [] vector(String text);
}
