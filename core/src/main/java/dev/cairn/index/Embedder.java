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

  /** One vector of length 1 per text, in order. A text of several windows is their mean direction. */
  List<float[]> embed(List<String> texts);

  /**
   * The vector of a question, to be compared with those of texts. Some models want to be told that it is
   * one; for two texts that are to be alike, embed both as texts.
   */
  default float[] embedQuery(String query) {
    return embed(List.of(query)).get(0);
  }

  /**
   * One vector per window of a text, at least one, in order. A model reads only so much at once; the best
   * window of a long text says whether it answers a question, where the mean of all says little.
   */
  default List<float[]> embedWindows(String text) {
    return embed(List.of(text));
  }

  @Override
  void close();
}
