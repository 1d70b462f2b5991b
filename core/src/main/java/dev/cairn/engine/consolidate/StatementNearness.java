package dev.cairn.engine.consolidate;

import dev.cairn.card.judge.Likeness;
import dev.cairn.engine.Memory;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.DotKernel;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.index.vector.Kernels;
import dev.cairn.index.vector.VectorCache;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How near statements are in meaning, for whoever judges. Waits for the model: a verdict is for good, and a
 * quick one that took words for meaning would have to be regretted.
 */
public final class StatementNearness {
  private static final DotKernel KERNEL = Kernels.scalar();

  private final Memory memory;
  private final Optional<Embeddings> embeddings;
  private final VectorCache cache;
  private final Map<String, float[]> known = new HashMap<>();

  public StatementNearness(Memory memory, Optional<Embeddings> embeddings) {
    this.memory = memory;
    this.embeddings = embeddings;
    this.cache = new VectorCache(memory.log().blobs());
  }

  /** What a model says of these texts, and which one; nothing if there is none. */
  public record Asked(Likeness likeness, Optional<String> model) {
    static final Asked NOBODY = new Asked(Likeness.UNKNOWN, Optional.empty());
  }

  /** Compares any two of these texts; it forgets all others. */
  public synchronized Asked of(Collection<String> texts) {
    if (embeddings.isEmpty() || texts.isEmpty()) {
      return Asked.NOBODY;
    }
    try {
      Embedder model = embeddings.get().model().await();
      Set<String> missing = new HashSet<>(texts);
      missing.removeAll(known.keySet());
      cache.vectors(memory.name(), model, missing).forEach(this::keep);
      known.keySet().retainAll(new HashSet<>(texts));
      Map<String, float[]> places = Map.copyOf(known);
      return new Asked((a, b) -> cosine(places.get(a), places.get(b)), Optional.of(model.model()));
    } catch (CairnException e) {
      // No library for this platform, or closed meanwhile: words decide, and the ledger says so.
      return Asked.NOBODY;
    }
  }

  /** A statement is short; of one that is not, the beginning speaks. */
  private void keep(String text, List<float[]> windows) {
    known.put(text, windows.get(0));
  }

  private static OptionalDouble cosine(float @Nullable [] a, float @Nullable [] b) {
    return a == null || b == null ? OptionalDouble.empty() : OptionalDouble.of(KERNEL.dot(a, b, 0));
  }
}
