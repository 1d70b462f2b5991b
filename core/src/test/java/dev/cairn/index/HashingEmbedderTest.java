package dev.cairn.index;

class HashingEmbedderTest extends EmbedderContract {
  @Override
  protected Embedder open() {
    return new HashingEmbedder();
  }
}
