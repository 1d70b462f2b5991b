package dev.cairn.index.vector;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;

/** Where vectors can be compared: those of one model, which all have one length. */
public record VectorSpace(String model, int dimensions) {
  public VectorSpace {
    if (model.isBlank() || dimensions < 1) {
      throw CairnException.invalid(
          "model", "a vector space needs a model's name and at least one dimension");
    }
  }

  public static VectorSpace of(Embedder embedder) {
    return new VectorSpace(embedder.model(), embedder.dimensions());
  }
}
