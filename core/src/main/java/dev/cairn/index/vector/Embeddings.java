package dev.cairn.index.vector;

import dev.cairn.index.LogSource;
import dev.cairn.index.Worker;
import java.time.Duration;

/** What the contexts of one open Cairn share to place texts: the model, its thread, the way to compare. */
public final class Embeddings implements AutoCloseable {
  private final Embedding embedding;
  private final Worker filler = new Worker("cairn-vectors");
  private final Questions questions;
  private final WarmUp warmUp = new WarmUp();
  private final DotKernel kernel;

  public Embeddings(Embedding embedding) {
    this.embedding = embedding;
    this.questions = new Questions(embedding.model());
    this.kernel = Kernels.warming(embedding.ticker(), warmUp);
    // Whoever found no model waits for it without a thread.
    embedding.model().settled().thenRun(filler::wakeAll);
  }

  /**
   * The vectors of one context's entries; to be closed when it is let go.
   *
   * @param whenComplete told, in the background, each time every entry has come to have its vector; only in
   *     a process that places texts ahead, as one that is here for a question changes nothing by the way
   */
  public EntryVectors of(LogSource source, Runnable whenComplete) {
    return new EntryVectors(source, this, embedding.ahead() ? whenComplete : () -> {});
  }

  public LazyEmbedder model() {
    return embedding.model();
  }

  /** How long somebody who asks waits for what is not there yet. */
  public Duration patience() {
    return embedding.patience();
  }

  Embedding embedding() {
    return embedding;
  }

  Questions questions() {
    return questions;
  }

  DotKernel kernel() {
    return kernel;
  }

  Worker filler() {
    return filler;
  }

  /** There are so many vectors that a faster way to compare them is worth finding. */
  void many() {
    filler.add(warmUp);
    filler.wake(warmUp);
  }

  /** Waits for the text being placed and no further one, and releases the model. */
  @Override
  public void close() {
    filler.stop();
    embedding.model().close();
    filler.close();
  }
}
