package dev.cairn.engine.consolidate;

import dev.cairn.card.judge.Meaning;
import dev.cairn.engine.Memory;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.index.vector.VectorCache;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.pair.StatementReader;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Vectors of statements, for whoever judges. Blocks until the model is loaded, because verdicts are permanent.
 */
public final class StatementNearness {
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
  public record Asked(Meaning meaning, Optional<String> model) {
    static final Asked NOBODY = new Asked(Meaning.UNKNOWN, Optional.empty());
  }

  /** Compares any two of these texts; it forgets all others. */
  public synchronized Asked of(Collection<String> texts) {
    if (embeddings.isEmpty() || texts.isEmpty()) {
      return Asked.NOBODY;
    }
    try {
      Embedder model = embeddings.get().model().await();
      Map<String, String> plain = plain(texts);
      Set<String> missing = new HashSet<>(plain.values());
      missing.removeAll(known.keySet());
      cache.vectors(memory.name(), model, missing).forEach(this::keep);
      known.keySet().retainAll(new HashSet<>(plain.values()));
      Map<String, float[]> places = new HashMap<>(known);
      plain.forEach((text, said) -> places.put(text, known.get(said)));
      return new Asked(new Meaning(places::get), Optional.of(model.model()));
    } catch (CairnException e) {
      // No library for this platform, or closed meanwhile: words decide, and the ledger says so.
      return Asked.NOBODY;
    }
  }

  /** A rule is compared without its Markdown, and asked for with it or without. */
  private static Map<String, String> plain(Collection<String> texts) {
    Map<String, String> plain = new HashMap<>();
    texts.forEach(text -> plain.computeIfAbsent(text, StatementReader::plain));
    return plain;
  }

  /** A statement is short; of one that is not, the beginning speaks. */
  private void keep(String text, List<float[]> windows) {
    known.put(text, windows.get(0));
  }

  /**
   * Vectors of any text, for whoever reads what was just said. Those of stored statements come from the store;
   * the rest is not kept there, for most sentences are read once.
   */
  public SentenceVectors vectors(Collection<String> stored) {
    SentenceVectors known = of(stored).meaning().vectors();
    Map<String, float[]> read = new ConcurrentHashMap<>();
    return text -> {
      float[] place = known.vector(text);
      if (place != null) {
        return place;
      }
      try {
        return embeddings.isEmpty()
            ? null
            : read.computeIfAbsent(
                text, it -> embeddings.get().model().await().embed(List.of(it)).get(0));
      } catch (CairnException e) {
        return null;
      }
    };
  }
}
