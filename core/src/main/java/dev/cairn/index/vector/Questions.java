package dev.cairn.index.vector;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The vectors of questions. People and agents ask the same again, so the last few are kept. */
final class Questions {
  private static final int KEPT = 256;

  private final LazyEmbedder model;
  private final Map<String, float[]> kept = new LinkedHashMap<>(16, 0.75f, true) {
    @Override
    protected boolean removeEldestEntry(Map.Entry<String, float[]> eldest) {
      return size() > KEPT;
    }
  };

  Questions(LazyEmbedder model) {
    this.model = model;
  }

  /** Where a question lies, if the model is there; never waits for it. */
  Optional<float[]> vector(String question) {
    return model.ready().flatMap(ready -> Optional.ofNullable(vector(question, ready)));
  }

  private float @Nullable [] vector(String question, Embedder ready) {
    synchronized (kept) {
      float[] known = kept.get(question);
      if (known != null) {
        return known;
      }
    }
    try {
      // Not under the lock: others may ask meanwhile, and the same question twice does no harm.
      float[] vector = ready.embedQuery(question);
      synchronized (kept) {
        kept.put(question, vector);
      }
      return vector;
    } catch (CairnException e) {
      // Closed meanwhile, or it has no answer to this one: words still find.
      return null;
    }
  }
}
