package dev.cairn.index.vector;

import dev.cairn.index.Embedder;
import dev.cairn.log.WriterTurn;
import java.util.List;
import java.util.function.Supplier;

/**
 * A model that is never asked by the thread whose turn it is to write: everybody else would wait for the model. Checked where
 * assertions are switched on, as in every test.
 */
final class CheckedEmbedder implements Embedder {
  private final Embedder model;

  CheckedEmbedder(Embedder model) {
    this.model = model;
  }

  @Override
  public String model() {
    return model.model();
  }

  @Override
  public int dimensions() {
    return model.dimensions();
  }

  @Override
  public List<float[]> embed(List<String> texts) {
    return outside(() -> model.embed(texts));
  }

  @Override
  public float[] embedQuery(String query) {
    return outside(() -> model.embedQuery(query));
  }

  @Override
  public List<float[]> embedWindows(String text) {
    return outside(() -> model.embedWindows(text));
  }

  private static <T> T outside(Supplier<T> question) {
    assert WriterTurn.isOver() : "a command must not wait for a model";
    return question.get();
  }

  @Override
  public void close() {
    model.close();
  }
}
