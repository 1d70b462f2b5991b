package dev.cairn.index.vector;

import dev.cairn.index.Embedder;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Places the texts somebody wants by their meaning, in the background: first what the store keeps, then the
 * rest by the model. Nobody waits for a model, unless this process was told to be patient or who asks is. Safe for
 * many threads.
 */
public final class TextVectors implements AutoCloseable {
  /** Kept in the store at once: whoever is stopped on the way has not worked in vain. */
  private static final int BATCH = 32;

  private static final int FOUND_AT_ONCE = 1_024;

  /** Where the vectors go that were found or made, by text. Called from the background. */
  @FunctionalInterface
  public interface Places {
    void put(Map<String, List<float[]>> placed);
  }

  private final ContextName context;
  private final VectorCache cache;
  private final Embeddings shared;
  private final Places places;
  private final Set<String> wanted = new LinkedHashSet<>();
  private Optional<String> trouble = Optional.empty();
  private CompletableFuture<Boolean> working = CompletableFuture.completedFuture(true);
  private boolean closed;

  /** By the model that all contexts share. */
  public TextVectors(ContextName context, EventLog log, Embeddings shared, Places places) {
    this.context = context;
    this.cache = new VectorCache(log.blobs());
    this.shared = shared;
    this.places = places;
  }

  /** Texts that have no place yet; half of them made is also an answer. */
  public void want(Collection<String> texts) {
    want(texts, 0);
  }

  /**
   * The same for who would rather wait a moment than do without.
   *
   * @param milliseconds at most
   */
  public void want(Collection<String> texts, long milliseconds) {
    CompletableFuture<Boolean> all = begin(texts);
    long patience = Math.max(milliseconds, shared.patience().toMillis());
    if (patience > 0) {
      all.copy().completeOnTimeout(false, patience, TimeUnit.MILLISECONDS).join();
    }
  }

  /** Once these have their places; for those who have nothing to do before. */
  public void await(Collection<String> texts) {
    begin(texts).join();
  }

  /** Where a question lies, if the model is there. */
  public Optional<float[]> question(String asked) {
    return shared.questions().vector(asked);
  }

  /** Why texts have no places, if something is wrong. */
  public synchronized Optional<String> trouble() {
    return trouble;
  }

  /** Texts that still wait. */
  public synchronized int waiting() {
    return wanted.size();
  }

  /** Completes when nothing is left to be made. */
  private synchronized CompletableFuture<Boolean> begin(Collection<String> texts) {
    wanted.addAll(texts);
    boolean lacking = !wanted.isEmpty() || shared.model().ready().isEmpty();
    if (working.isDone() && lacking && !closed) {
      working = new CompletableFuture<>();
      Thread worker = new Thread(this::work, "cairn-text-vectors");
      worker.setDaemon(true);
      worker.start();
    }
    return working;
  }

  private void work() {
    try {
      do {
        fill();
      } while (!finish(Optional.empty()));
    } catch (RuntimeException e) {
      finish(Optional.of(String.valueOf(e.getMessage())));
    }
  }

  /** False if more has come to be wanted meanwhile. */
  private synchronized boolean finish(Optional<String> problem) {
    if (problem.isEmpty() && !closed && !wanted.isEmpty()) {
      return false;
    }
    trouble = problem;
    working.complete(true);
    return true;
  }

  private void fill() {
    int lacking = 0;
    for (List<String> next = next(FOUND_AT_ONCE, 0); !next.isEmpty(); ) {
      Map<String, List<float[]>> found = cache.find(context, shared.model().space(), next);
      put(found);
      lacking += next.size() - found.size();
      next = next(FOUND_AT_ONCE, lacking);
    }
    Embedder ready = shared.model().await();
    for (List<String> next = next(BATCH, 0); !next.isEmpty(); next = next(BATCH, 0)) {
      put(cache.vectors(context, ready, next));
      // What the model has no answer to would be asked for again and again.
      forget(next);
    }
  }

  /** Nothing once it is closed, so that no one waits long for the end. */
  private synchronized List<String> next(int most, int behind) {
    return closed ? List.of() : wanted.stream().skip(behind).limit(most).toList();
  }

  private void put(Map<String, List<float[]>> placed) {
    places.put(placed);
    forget(placed.keySet());
  }

  private synchronized void forget(Collection<String> texts) {
    texts.forEach(wanted::remove);
  }

  /** Waits for the texts being placed: a process that ends inside native code may crash. */
  @Override
  public void close() {
    ended().join();
  }

  private synchronized CompletableFuture<Boolean> ended() {
    closed = true;
    return working;
  }
}
