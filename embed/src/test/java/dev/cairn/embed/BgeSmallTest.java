package dev.cairn.embed;

import dev.cairn.index.Embedder;
import dev.cairn.index.EmbedderContract;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;

@Tag("slow")
@DisplayName("BGE small keeps the promises of an embedder")
class BgeSmallTest extends EmbedderContract {
  @Override
  protected Embedder open() {
    return SentenceModel.BGE_SMALL.open();
  }
}
