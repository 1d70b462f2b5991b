package dev.cairn.index;

import java.util.List;

/**
 * Turns texts into vectors that lie close together when the texts mean the same: the port a model
 * implements. Safe for many threads; the same text always gives the same vector.
 */
public interface Embedder extends AutoCloseable {
  /**
   * Names everything a vector depends on: model file, pooling, prefix, window. Vectors of different
   * names are never compared, and what one contributed can be taken out again by its name.
   */
  String model();

  int dimensions();

  /** One vector of length 1 per text, in order. */
  List<float[]> embed(List<String> texts);

  @Override
  void close();
}
