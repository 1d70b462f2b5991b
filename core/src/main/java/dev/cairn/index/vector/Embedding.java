package dev.cairn.index.vector;

import dev.cairn.fault.CairnException;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How texts are placed by their meaning.
 *
 * @param model what places them; closed by whoever opened Cairn with it
 * @param ahead whether texts are placed in the background as they are written. A process that lives for
 *     long has the time; a short one would load a model to log one line, so it begins when someone searches
 * @param patience how long a search waits for a model or vectors that are not there yet. A process that
 *     answers many does not wait: the next answer will have them. One that answers once has no next answer
 * @param ticker nanoseconds from any origin, to find out which way of comparing is the faster here
 */
public record Embedding(LazyEmbedder model, boolean ahead, Duration patience, LongSupplier ticker) {
  public Embedding {
    if (patience.isNegative()) {
      throw CairnException.invalid(
          "patience", "patience is " + patience + "; it cannot be negative");
    }
  }
}
