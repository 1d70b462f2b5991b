package dev.cairn.index.vector;

import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import dev.cairn.policy.Policy;
import dev.cairn.policy.VectorPolicy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;

/** Short texts under numbers, found by their meaning as far as they have been placed. Only ever added to. */
public final class NumberedVectors implements AutoCloseable {
  /** From here on a faster way to compare is worth finding. */
  private static final int MANY = 4_096;

  private final Embeddings shared;
  private final SharedSet set;
  private final TextVectors placing;
  private final Map<String, List<Integer>> waiting = new HashMap<>();
  private volatile VectorPolicy policy = Policy.DEFAULT.vector();

  public NumberedVectors(ContextName context, EventLog log, Embeddings shared) {
    this.shared = shared;
    int dimensions = shared.model().space().dimensions();
    this.set = new SharedSet(() -> new VectorSet(dimensions, () -> policy, shared.kernel()));
    this.placing = new TextVectors(context, log, shared, this::put);
  }

  /** The numbers in force; they hold for what is asked from now on. */
  public void adopt(VectorPolicy inForce) {
    policy = inForce;
  }

  /** More texts; they are placed in the background. */
  public void add(Map<Integer, String> texts) {
    synchronized (waiting) {
      texts.forEach((number, text) ->
          waiting.computeIfAbsent(text, it -> new ArrayList<>(1)).add(number));
    }
    placing.want(texts.values());
  }

  /** Waits until all have their places, or cannot have one. */
  public void await() {
    placing.await(List.of());
  }

  private void put(Map<String, List<float[]>> placed) {
    placed.forEach((text, vectors) ->
        numbers(text).forEach(number -> set.change(all -> all.put(number, vectors))));
    if (set.look(VectorSet::vectors) > MANY) {
      shared.many();
    }
  }

  private List<Integer> numbers(String text) {
    synchronized (waiting) {
      List<Integer> numbers = waiting.remove(text);
      return numbers == null ? List.of() : numbers;
    }
  }

  /** Where a question lies; empty as long as there is no model. */
  public Optional<float[]> question(String asked) {
    placing.want(List.of());
    return placing.question(asked);
  }

  /** The nearest of those that count, the nearest first. */
  public List<Neighbour> nearest(float[] question, int limit, IntPredicate counts) {
    return set.look(all -> all.nearest(question, limit, counts));
  }

  /** One for each number, in their order; empty where a text has not been placed yet. */
  public List<OptionalDouble> similarities(int[] numbers, float[] question) {
    return set.look(all -> all.similarities(numbers, question));
  }

  /** Why an answer given now is not wholly by meaning; nothing, if it is. */
  public Optional<String> shortfall(String what) {
    if (shared.model().ready().isEmpty()) {
      return Optional.of(
          what + " were found by words alone: the embedding model is not there, or not yet");
    }
    int missing = placing.waiting();
    return missing == 0
        ? Optional.empty()
        : Optional.of(
            "%,d %s have no vector yet and were found by words alone".formatted(missing, what));
  }

  /** Rough heap in use, in bytes. */
  public long footprint() {
    return set.look(VectorSet::footprint);
  }

  @Override
  public void close() {
    placing.close();
    set.clear();
  }
}
