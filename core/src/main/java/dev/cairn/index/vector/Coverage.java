package dev.cairn.index.vector;

import java.util.Optional;

/**
 * How much of a context can be found by its meaning.
 *
 * @param position how far the log was read
 * @param entries how many entries were read; each has a vector, waits for one, or cannot have one
 * @param embedded how many of them have a vector
 * @param waiting how many of them wait for one; the others were erased, or the model had no answer to them
 * @param refusal what the model said to the last entry it had no answer to
 * @param trouble what went wrong when the background last worked on it
 */
public record Coverage(
    VectorSpace space,
    EmbedderState state,
    long position,
    long entries,
    long embedded,
    long waiting,
    Optional<String> refusal,
    Optional<String> trouble) {

  /** Whether everything up to a position of the log was read, and nothing waits. */
  boolean reaches(long head) {
    return position >= head && waiting == 0;
  }

  /** Whether waiting for the rest is in vain. */
  boolean isStuck() {
    return trouble.isPresent() || (waiting > 0 && state instanceof EmbedderState.Failed);
  }

  /** Why an answer given now is not wholly by meaning; nothing, if it is. */
  public Optional<String> shortfall() {
    if (state instanceof EmbedderState.Loading) {
      return Optional.of("found by words alone: the embedding model is still loading");
    }
    if (!(state instanceof EmbedderState.Ready)) {
      return Optional.of("found by words alone: there is no embedding model"
          + state.why().map(said -> " (" + said + ")").orElse(""));
    }
    return waiting == 0
        ? Optional.empty()
        : Optional.of("%,d of %,d entries have no vector yet and were found by words alone"
            .formatted(waiting, entries));
  }
}
