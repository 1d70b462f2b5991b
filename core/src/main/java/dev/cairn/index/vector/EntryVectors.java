package dev.cairn.index.vector;

import dev.cairn.fault.CairnException;
import dev.cairn.index.LogSource;
import dev.cairn.index.Worker;
import dev.cairn.policy.Policy;
import dev.cairn.policy.VectorPolicy;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * Where the entries of a context lie by meaning, as far as they have been placed. An entry's number is its
 * place among all entries of the log, from 0, which is also the number of its document in the index.
 *
 * <p>Filled in the background. Looking never waits for that: an entry without a vector is found by its words
 * alone. Safe for many threads.
 */
public final class EntryVectors implements AutoCloseable {
  /** How much somebody in this process wants to have filled in. */
  private enum Wanted {
    NOTHING,
    /** What the store keeps; it costs no model. */
    KEPT,
    ALL
  }

  /** From here on a look takes so long that a faster kernel is worth a second of warming up. */
  private static final int MANY = 4_096;

  private final LogSource source;
  private final Embeddings shared;
  private final Runnable whenComplete;
  private final SharedSet set;
  private final Filling filling;
  private final Tally tally = new Tally();
  private final Worker.Steps steps = new Turns();
  private volatile VectorPolicy policy = Policy.DEFAULT.vector();
  private volatile Wanted wanted;
  private volatile boolean closed;

  EntryVectors(LogSource source, Embeddings shared, Runnable whenComplete) {
    this.source = source;
    this.shared = shared;
    this.whenComplete = whenComplete;
    int dimensions = shared.model().space().dimensions();
    this.set = new SharedSet(() -> new VectorSet(dimensions, () -> policy, shared.kernel()));
    this.filling = new Filling(source, shared.model(), set);
    this.wanted = shared.embedding().ahead() ? Wanted.ALL : Wanted.NOTHING;
    shared.filler().add(steps);
  }

  /** The numbers in force; they hold for what is asked from now on. */
  public void adopt(VectorPolicy inForce) {
    policy = inForce;
  }

  /**
   * Where a question lies. If the model is not there yet it begins to load, and the answer is empty: at once,
   * or after the patience of this process.
   */
  public Optional<float[]> question(String query) {
    wanted = Wanted.ALL;
    shared.model().start();
    written(head());
    waitWhile(this::couldImprove);
    return shared.questions().vector(query);
  }

  /** At most as long as this process is patient. */
  private void waitWhile(BooleanSupplier worthIt) {
    long left = shared.embedding().patience().toNanos();
    while (left > 0) {
      long version = tally.count().version();
      left = worthIt.getAsBoolean() ? tally.await(version, left) : 0;
    }
  }

  /** Whether an answer given later would be better than one given now. */
  private boolean couldImprove() {
    Coverage now = coverage();
    boolean able = now.state() instanceof EmbedderState.Ready && now.trouble().isEmpty();
    return !closed
        && (now.state() instanceof EmbedderState.Loading || (able && !now.reaches(head())));
  }

  private long head() {
    return source.log().head(source.context()).position();
  }

  /** Several looks at one state of the vectors: nothing is added meanwhile, so be brief. */
  public <T> T look(Function<VectorSet, T> look) {
    return set.look(look);
  }

  /** The nearest of the entries that {@code accepts}, best first. */
  public List<Neighbour> nearest(float[] question, int limit, IntPredicate accepts) {
    return look(vectors -> vectors.nearest(question, limit, accepts));
  }

  /** How near each entry is to a question, by its best window; nothing, if it has no vector. */
  public List<OptionalDouble> similarities(int[] entries, float[] question) {
    return look(vectors -> vectors.similarities(entries, question));
  }

  /** How alike two entries are, by the two windows that are most alike. */
  public OptionalDouble similarity(int entry, int other) {
    return look(vectors -> vectors.similarity(entry, other));
  }

  public Coverage coverage() {
    Tally.Count count = tally.count();
    return new Coverage(
        shared.model().space(),
        shared.model().state(),
        count.position(),
        count.entries(),
        count.embedded(),
        count.waiting(),
        count.refusal(),
        count.trouble());
  }

  /** The coverage once the vectors in the store have been counted, if this process waits for that. */
  public Coverage counted() {
    wanted = wanted == Wanted.NOTHING ? Wanted.KEPT : wanted;
    written(head());
    waitWhile(() -> !closed && coverage().trouble().isEmpty() && coverage().position() < head());
    return coverage();
  }

  /** Rough heap in use, in bytes. */
  public long footprint() {
    return look(VectorSet::footprint);
  }

  /** The log reaches this far now. What is new is placed, unless nobody in this process wants it. */
  public void written(long position) {
    if (wanted != Wanted.NOTHING && position != tally.count().position()) {
      shared.filler().wake(steps);
    }
  }

  /**
   * Waits until every entry there is now has its vector.
   *
   * @throws CairnException unavailable, if some have none and there is no model to make them
   */
  public Coverage await(Watcher watcher) {
    wanted = Wanted.ALL;
    tally.trouble(Optional.empty());
    long head = head();
    shared.filler().wake(steps);
    while (true) {
      long version = tally.count().version();
      Coverage now = coverage();
      watcher.at(now.entries() - now.waiting());
      if (now.reaches(head)) {
        return now;
      }
      if (closed || now.isStuck() || tally.await(version, Long.MAX_VALUE) <= 0) {
        throw CairnException.unavailable(
            "not all entries could be embedded: "
                + now.trouble().orElse("the model is " + now.state().describe()),
            null);
      }
    }
  }

  /** Told how many entries have been dealt with. */
  @FunctionalInterface
  public interface Watcher {
    void at(long entries);
  }

  /** Lets go of the vectors at once; a text that is being placed is still kept in the store. */
  @Override
  public void close() {
    closed = true;
    shared.filler().remove(steps);
    set.clear();
    tally.trouble(Optional.of("closed"));
  }

  /** The turns of this context in the background. */
  private final class Turns implements Worker.Steps {
    /** Whether those who want to know have been told that all is there. */
    private boolean told;

    @Override
    public boolean step(BooleanSupplier stopping) {
      if (closed || wanted == Wanted.NOTHING) {
        return false;
      }
      try {
        return work(() -> closed || stopping.getAsBoolean());
      } catch (RuntimeException | OutOfMemoryError e) {
        // Whatever it was, search goes on by words, and the next write or question tries again.
        tally.trouble(Optional.of(String.valueOf(e.getMessage())));
        return false;
      }
    }

    private boolean work(BooleanSupplier stopping) {
      long before = tally.count().position();
      boolean more = filling.readOn() || (wanted == Wanted.ALL && filling.embedSome(stopping));
      filling.tell(tally);
      told &= before == tally.count().position();
      if (look(VectorSet::vectors) > MANY) {
        shared.many();
      }
      if (!more && filling.isComplete() && !told) {
        told = true;
        whenComplete.run();
      }
      return more;
    }

    @Override
    public void stopped() {
      close();
    }
  }
}
