package dev.cairn.index.vector;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadFactory;

/**
 * A model that is loaded in the background when it is first wanted. Nothing here throws because a model
 * cannot be loaded: a missing native library is a state with a reason, and search goes on by words.
 */
public final class LazyEmbedder implements AutoCloseable {
  private final VectorSpace space;
  private final Loader loader;
  private final ThreadFactory threads;
  private final CompletableFuture<EmbedderState> settled = new CompletableFuture<>();
  private volatile EmbedderState state = new EmbedderState.Absent("not wanted yet");
  private boolean closed;

  /** Opens a model; may throw anything, also what a native library throws. */
  @FunctionalInterface
  public interface Loader {
    Embedder load() throws Exception;
  }

  /** @param space what the loader's embedder will say of itself; known before it is loaded */
  public LazyEmbedder(VectorSpace space, Loader loader) {
    this(space, loader, LazyEmbedder::daemon);
  }

  LazyEmbedder(VectorSpace space, Loader loader, ThreadFactory threads) {
    this.space = space;
    this.loader = loader;
    this.threads = threads;
  }

  /** One that is there already. */
  public static LazyEmbedder of(Embedder ready) {
    LazyEmbedder model = new LazyEmbedder(VectorSpace.of(ready), () -> ready);
    model.state = new EmbedderState.Ready(new CheckedEmbedder(ready));
    model.settled.complete(model.state);
    return model;
  }

  /** The space its vectors lie in: cached ones can be used before the model is loaded. */
  public VectorSpace space() {
    return space;
  }

  public EmbedderState state() {
    return state;
  }

  public Optional<Embedder> ready() {
    return state.ready();
  }

  /** Completes once, with {@code Ready}, {@code Failed}, or {@code Absent} if closed before. */
  public CompletionStage<EmbedderState> settled() {
    return settled.minimalCompletionStage();
  }

  /** Begins to load, unless that was done before, and returns at once. */
  public synchronized void start() {
    if (!closed && state instanceof EmbedderState.Absent) {
      state = new EmbedderState.Loading();
      threads.newThread(this::load).start();
    }
  }

  /** Loads if need be and waits for it: for programs that have nothing to do without vectors. */
  public Embedder await() {
    start();
    EmbedderState now = settled.join();
    return now.ready()
        .orElseThrow(() -> CairnException.unavailable(
            "there is no embedding model (" + now.describe() + "); search by words works", null));
  }

  private void load() {
    EmbedderState outcome;
    try {
      outcome = checked(loader.load());
      // Linkage errors are the very case this is for: no library for this platform.
    } catch (Exception | LinkageError | OutOfMemoryError e) {
      outcome = new EmbedderState.Failed(reason(e));
    }
    state = outcome;
    settled.complete(outcome);
  }

  private EmbedderState checked(Embedder embedder) {
    VectorSpace found = VectorSpace.of(embedder);
    if (found.equals(space)) {
      return new EmbedderState.Ready(new CheckedEmbedder(embedder));
    }
    embedder.close();
    return new EmbedderState.Failed("the model found is " + found + ", expected " + space);
  }

  private static String reason(Throwable e) {
    String message = e.getMessage();
    return message == null || message.isBlank() ? e.getClass().getSimpleName() : message;
  }

  /** Waits for a load in progress, then for running inferences, and releases the model. */
  @Override
  public void close() {
    EmbedderState before;
    synchronized (this) {
      closed = true;
      before = state;
    }
    if (before instanceof EmbedderState.Loading) {
      before = settled.join();
    }
    state = new EmbedderState.Absent("closed");
    settled.complete(state);
    before.ready().ifPresent(Embedder::close);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "cairn-embedder");
    thread.setDaemon(true);
    return thread;
  }
}
