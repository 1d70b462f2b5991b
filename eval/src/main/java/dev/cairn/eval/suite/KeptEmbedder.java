package dev.cairn.eval.suite;

import dev.cairn.embed.SentenceModel;
import dev.cairn.eval.suite.VectorShelf.Kind;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.LazyEmbedder;
import dev.cairn.index.vector.VectorSpace;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * A model whose vectors outlive the run, so that a suite waits for it once and not for every change of a
 * weight. The model is loaded when the first text comes that was never embedded; a run that asks what an
 * earlier one asked needs no model at all.
 */
public final class KeptEmbedder implements Embedder {
  private final VectorSpace space;
  private final LazyEmbedder model;
  private final VectorShelf shelf;

  /**
   * A model that comes with Cairn.
   *
   * @param folder where the vectors are kept; never inside the project, for they tell of the data
   */
  public static KeptEmbedder of(SentenceModel model, Path folder) {
    return new KeptEmbedder(model.lazy(), folder);
  }

  KeptEmbedder(LazyEmbedder model, Path folder) {
    this.space = model.space();
    this.model = model;
    this.shelf = new VectorShelf(folder, space);
  }

  /** The same, for one Cairn of several: when that closes its model, the others go on. */
  public Embedder shared() {
    return new Shared(this);
  }

  @Override
  public String model() {
    return space.model();
  }

  @Override
  public int dimensions() {
    return space.dimensions();
  }

  @Override
  public List<float[]> embed(List<String> texts) {
    return texts.stream()
        .map(text ->
            kept(Kind.TEXT, text, () -> model.await().embed(List.of(text))).get(0))
        .toList();
  }

  @Override
  public float[] embedQuery(String query) {
    return kept(Kind.QUERY, query, () -> List.of(model.await().embedQuery(query)))
        .get(0);
  }

  @Override
  public List<float[]> embedWindows(String text) {
    return kept(Kind.WINDOWS, text, () -> model.await().embedWindows(text));
  }

  private List<float[]> kept(Kind kind, String text, Supplier<List<float[]>> made) {
    return shelf.find(kind, text).orElseGet(() -> {
      List<float[]> vectors = made.get();
      shelf.keep(kind, text, vectors);
      return vectors;
    });
  }

  @Override
  public void close() {
    model.close();
    shelf.close();
  }

  private record Shared(KeptEmbedder kept) implements Embedder {
    @Override
    public String model() {
      return kept.model();
    }

    @Override
    public int dimensions() {
      return kept.dimensions();
    }

    @Override
    public List<float[]> embed(List<String> texts) {
      return kept.embed(texts);
    }

    @Override
    public float[] embedQuery(String query) {
      return kept.embedQuery(query);
    }

    @Override
    public List<float[]> embedWindows(String text) {
      return kept.embedWindows(text);
    }

    @Override
    public void close() {
      // Its owner closes it, when no Cairn needs it any more.
    }
  }
}
