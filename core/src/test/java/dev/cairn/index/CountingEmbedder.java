package dev.cairn.index;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;

/** Hashes words as {@link HashingEmbedder} does, remembers what it was given, and can be held up. */
public final class CountingEmbedder implements Embedder {
  private final HashingEmbedder hashing = new HashingEmbedder();
  private final String model;
  private final List<String> texts = Collections.synchronizedList(new ArrayList<>());
  private final Semaphore permits;

  private CountingEmbedder(String model, int permits) {
    this.model = model;
    this.permits = new Semaphore(permits);
  }

  /** Never holds anyone up. */
  public static CountingEmbedder named(String model) {
    return new CountingEmbedder(model, Integer.MAX_VALUE);
  }

  /** Places as many texts as {@link #allow} lets it, then waits. */
  public static CountingEmbedder heldUp() {
    return new CountingEmbedder("hashing-v1", 0);
  }

  public void allow(int more) {
    permits.release(more);
  }

  /** What it was given, in order. */
  public List<String> texts() {
    return List.copyOf(texts);
  }

  @Override
  public String model() {
    return model;
  }

  @Override
  public int dimensions() {
    return hashing.dimensions();
  }

  @Override
  public float[] embedQuery(String query) {
    return hashing.embedQuery(query);
  }

  @Override
  public List<float[]> embed(List<String> given) {
    permits.acquireUninterruptibly(given.size());
    texts.addAll(given);
    return hashing.embed(given);
  }

  @Override
  public void close() {
    // Nothing to let go of.
  }
}
