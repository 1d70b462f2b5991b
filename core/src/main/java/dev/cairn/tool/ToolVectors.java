package dev.cairn.tool;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.index.vector.LazyEmbedder;
import dev.cairn.index.vector.VectorCache;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Places the tools of one context by their meaning, in the background: first what the store keeps, then the
 * rest by the model. A search takes what is there and never waits for a model, unless this process was told
 * to be patient. Safe for many threads.
 */
public final class ToolVectors implements AutoCloseable {
  /** Kept in the store at once: whoever is stopped on the way has not worked in vain. */
  private static final int BATCH = 32;

  private final ContextName context;
  private final VectorCache cache;
  private final LazyEmbedder model;
  private final long patienceMillis;
  private final Map<String, List<float[]>> known = new HashMap<>();
  private Set<String> wanted = Set.of();
  private Optional<String> trouble = Optional.empty();
  private CompletableFuture<Boolean> working = CompletableFuture.completedFuture(true);
  private boolean closed;

  ToolVectors(ContextName context, VectorCache cache, LazyEmbedder model, long patienceMillis) {
    this.context = context;
    this.cache = cache;
    this.model = model;
    this.patienceMillis = patienceMillis;
  }

  /** By the model that all contexts share. */
  public static ToolVectors of(ContextName context, EventLog log, Embeddings shared) {
    return new ToolVectors(
        context, new VectorCache(log.blobs()), shared.model(), shared.patience().toMillis());
  }

  /** What is known now; what is not begins to be made. */
  public ToolMeaning of(ToolShelf shelf) {
    // Half-made is also an answer: the search says what it had to do without.
    CompletableFuture<Boolean> all = begin(shelf);
    if (patienceMillis > 0) {
      all.copy().completeOnTimeout(false, patienceMillis, TimeUnit.MILLISECONDS).join();
    }
    return made(shelf);
  }

  /** Once all tools have their places; for those who have nothing to do before. */
  public ToolMeaning await(ToolShelf shelf) {
    begin(shelf).join();
    return made(shelf);
  }

  /** Why tools have no places, if something is wrong. */
  public synchronized Optional<String> trouble() {
    return trouble;
  }

  private synchronized ToolMeaning made(ToolShelf shelf) {
    return new ToolMeaning(shelf.meanings(), known, this::question);
  }

  private Optional<float[]> question(String asked) {
    try {
      return model.ready().map(ready -> ready.embedQuery(asked));
    } catch (CairnException e) {
      // Closed meanwhile, or it has no answer to this one: words still find.
      return Optional.empty();
    }
  }

  /** Completes when nothing is left to be made. */
  private synchronized CompletableFuture<Boolean> begin(ToolShelf shelf) {
    wanted = new LinkedHashSet<>(shelf.meanings());
    boolean lacking = !known.keySet().containsAll(wanted) || model.ready().isEmpty();
    if (working.isDone() && lacking && !closed) {
      working = new CompletableFuture<>();
      Thread worker = new Thread(this::work, "cairn-tool-vectors");
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
    if (problem.isEmpty() && !missing(1).isEmpty()) {
      return false;
    }
    trouble = problem;
    known.keySet().retainAll(wanted);
    working.complete(true);
    return true;
  }

  private void fill() {
    add(cache.find(context, model.space(), missing(Integer.MAX_VALUE)));
    Embedder ready = model.await();
    for (Set<String> next = missing(BATCH); !next.isEmpty(); next = missing(BATCH)) {
      add(cache.vectors(context, ready, next));
    }
  }

  /** Nothing once it is closed, so that no one waits long for the end. */
  private synchronized Set<String> missing(int most) {
    Set<String> missing = new LinkedHashSet<>();
    for (String text : closed ? Set.<String>of() : wanted) {
      if (missing.size() < most && !known.containsKey(text)) {
        missing.add(text);
      }
    }
    return missing;
  }

  private synchronized void add(Map<String, List<float[]>> vectors) {
    known.putAll(vectors);
  }

  /** Rough heap in use, in bytes. */
  public synchronized long footprint() {
    return known.values().stream()
        .flatMap(Collection::stream)
        .mapToLong(vector -> (long) vector.length * Float.BYTES)
        .sum();
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
