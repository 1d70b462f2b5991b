package dev.cairn.projection;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.ContextName;
import dev.cairn.log.DamageEvent.Quarantined;
import dev.cairn.log.Erased;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.Follower;
import dev.cairn.log.Head;
import dev.cairn.log.Recorded;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.WriterTurn;
import java.security.MessageDigest;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Keeps the folds of one context in step with its log: by replay, by catch-up, or told of a commit. All
 * three go through the same {@code apply}, so growth and rebuild cannot differ.
 */
public final class Projector implements Follower {
  /** Events read at a time: large enough to be quick, small enough to hold. */
  private static final int PAGE = 4_096;

  private static final Executor ASIDE = ForkJoinPool.commonPool();

  /** In a turn to write: another thread might have to wait until the turn is over. */
  private static final Executor HERE = Runnable::run;

  private final ContextName context;
  private final EventLog log;
  private final EventCodec codec;
  private final List<Fold<?>> folds;
  private final Checkpoints checkpoints;
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private Head head = Head.EMPTY;
  private Head saved = Head.EMPTY;
  private boolean loaded;

  /** Receipts of erasures up to here are no news: the state was made of rows that hold none of the words any more. */
  private long clean;

  public Projector(
      ContextName context,
      EventLog log,
      EventCodec codec,
      List<Fold<?>> folds,
      Checkpoints checkpoints) {
    this.context = context;
    this.log = log;
    this.codec = codec;
    this.folds = List.copyOf(folds);
    this.checkpoints = checkpoints;
  }

  /** The state of one projection as it was after the event at a position, from nothing. */
  public static <S> S replay(
      ContextName context, EventLog log, EventCodec codec, Projection<S> projection, long upTo) {
    Fold<S> fold = new Fold<>(projection);
    Projector alone = new Projector(context, log, codec, List.of(fold), Checkpoints.NONE);
    while (fold.position() < upTo) {
      int wanted = (int) Math.min(PAGE, upTo - fold.position());
      List<StoredEvent> page = log.read(context, fold.position() + 1, wanted);
      page.forEach(event -> alone.apply(fold, codec.decode(event)));
      if (page.size() < wanted) {
        break;
      }
    }
    return fold.state();
  }

  @Override
  public ContextName context() {
    return context;
  }

  @Override
  public Head head() {
    return look(() -> head);
  }

  /** Reads the state while no event is being applied. Not in a command's turn: its state stands still already. */
  public <T> T look(Supplier<T> reader) {
    assert WriterTurn.isOver() : "a command must not wait for readers of the state";
    lock.readLock().lock();
    try {
      return reader.get();
    } finally {
      lock.readLock().unlock();
    }
  }

  @Override
  public void prepare() {
    requireNotLooking();
    if (!look(() -> loaded)) {
      catchUp();
    }
  }

  /** Comes up to the log's head, whoever wrote it. */
  public void catchUp() {
    Head target = log.head(context);
    if (!look(() -> loaded && head.equals(target))) {
      locked(() -> {
        forgetAnotherPast();
        load();
        replay(target.position(), ASIDE);
        return head;
      });
    }
  }

  @Override
  public void follow(List<StoredEvent> events) {
    locked(() -> {
      load();
      for (StoredEvent event : events) {
        if (event.position() == head.position() + 1) {
          apply(event);
        } else if (event.position() > head.position()) {
          replay(event.position(), HERE);
        }
      }
      return head;
    });
  }

  @Override
  public void follow(List<StoredEvent> stored, List<Recorded> events) {
    locked(() -> {
      for (int i = 0;
          loaded && i < stored.size() && stored.get(i).position() == head.position() + 1;
          i++) {
        apply(stored.get(i), events.get(i));
      }
      return head;
    });
    // A reader may have been quicker, or the state was dropped meanwhile: the log knows the rest.
    follow(stored);
  }

  @Override
  public void reset() {
    locked(() -> {
      folds.forEach(Fold::reset);
      head = Head.EMPTY;
      loaded = false;
      clean = 0;
      return head;
    });
  }

  /**
   * Forgets the checkpoints and replays from the first event. The old state answers meanwhile; the new one takes its place at
   * once, in a turn to write, so that no command decides on a state that is half there.
   *
   * @param inTurn works while no command decides
   */
  public void rebuild(Consumer<Runnable> inTurn) {
    List<Fold<?>> fresh = folds.stream().<Fold<?>>map(Fold::fresh).toList();
    Projector replayed = new Projector(context, log, codec, fresh, Checkpoints.NONE);
    replayed.catchUp();
    checkpoints.clear();
    inTurn.accept(() -> {
      replayed.catchUp();
      locked(() -> {
        for (int i = 0; i < fresh.size(); i++) {
          folds.get(i).take(fresh.get(i));
        }
        head = replayed.head;
        clean = replayed.clean;
        saved = Head.EMPTY;
        loaded = true;
        return head;
      });
    });
  }

  /** One hash over all folds: equal exactly when their states are. */
  public Bytes digest() {
    return look(() -> {
      MessageDigest digest = Bytes.sha256();
      folds.forEach(fold -> digest.update(fold.digest().array()));
      return Bytes.of(digest.digest());
    });
  }

  /** Writes checkpoints if at least {@code events} were applied since the last ones. */
  public void checkpoint(long events) {
    if (look(() -> isDue(events))) {
      locked(() -> {
        if (isDue(events)) {
          folds.forEach(fold -> checkpoints.save(fold, head));
          saved = head;
        }
        return head;
      });
    }
  }

  private boolean isDue(long events) {
    return loaded && head.position() - saved.position() >= Math.max(1, events);
  }

  /** A log that was replaced by a copy which grew differently is not the one the state came from. */
  private void forgetAnotherPast() {
    if (head.position() > 0 && !hashAt(head.position()).equals(head.hash())) {
      reset();
    }
  }

  private void load() {
    if (loaded) {
      return;
    }
    long before = log.head(context).position();
    folds.forEach(fold -> checkpoints.load(fold, this::hashAt));
    long start = folds.stream().mapToLong(Fold::position).min().orElse(0);
    boolean fromNothing = folds.stream().allMatch(fold -> fold.position() == 0);
    clean = fromNothing ? before : start;
    head = headAt(start);
    saved = head;
    loaded = true;
  }

  private Head headAt(long position) {
    return position == 0 ? Head.EMPTY : Head.of(log.read(context, position, 1).get(0));
  }

  /** The chain hash at a position, or nothing if the log does not reach so far. */
  private Bytes hashAt(long position) {
    List<StoredEvent> there = log.read(context, position, 1);
    return there.isEmpty() || there.get(0).position() != position
        ? Bytes.EMPTY
        : there.get(0).hash();
  }

  private void replay(long upTo, Executor fetching) {
    List<StoredEvent> page = page(head.position() + 1);
    while (!page.isEmpty() && head.position() < upTo) {
      // A full page has a next one: it is fetched while this one is decoded and applied.
      long next = page.get(page.size() - 1).position() + 1;
      CompletableFuture<List<StoredEvent>> ahead = page.size() < PAGE
          ? CompletableFuture.completedFuture(List.of())
          : CompletableFuture.supplyAsync(() -> page(next), fetching);
      page.forEach(this::apply);
      page = joined(ahead);
    }
  }

  private List<StoredEvent> page(long from) {
    return log.read(context, from, PAGE);
  }

  private static List<StoredEvent> joined(CompletableFuture<List<StoredEvent>> ahead) {
    try {
      return ahead.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof CairnException fault
          ? fault
          : new IllegalStateException(e.getCause());
    }
  }

  private void apply(StoredEvent event) {
    apply(event, codec.decode(event));
  }

  private void apply(StoredEvent event, Recorded recorded) {
    if (event.position() <= head.position()) {
      return;
    }
    if (recorded.event() instanceof Erased && event.position() > clean) {
      replayWithout(event.position());
      return;
    }
    folds.forEach(fold -> apply(fold, recorded));
    head = Head.of(event);
  }

  private void apply(Fold<?> fold, Recorded recorded) {
    try {
      fold.apply(recorded);
    } catch (RuntimeException e) {
      if (!isDamagedBefore(recorded.position())) {
        throw e;
      }
      fold.passOver(recorded);
    }
  }

  /** Whether an event in front of this one is damaged, so that it may build on what is not there. */
  private boolean isDamagedBefore(long position) {
    for (long from = 1; from < position; from += PAGE) {
      int wanted = (int) Math.min(PAGE, position - from);
      boolean damaged = log.read(context, from, wanted).stream()
          .anyMatch(event -> codec.decode(event).event() instanceof Quarantined);
      if (damaged) {
        return true;
      }
    }
    return false;
  }

  /**
   * Words were erased that this state was made with, and its checkpoints too: both are made anew. A state that was patched
   * could differ from what a replay gives.
   */
  private void replayWithout(long receipt) {
    checkpoints.clear();
    folds.forEach(Fold::reset);
    clean = Math.max(receipt, log.head(context).position());
    head = Head.EMPTY;
    saved = Head.EMPTY;
    replay(receipt, HERE);
  }

  private void requireNotLooking() {
    assert lock.getReadHoldCount() == 0 : "who looks at the state would wait for itself";
  }

  private <T> T locked(Supplier<T> writer) {
    requireNotLooking();
    lock.writeLock().lock();
    try {
      return writer.get();
    } finally {
      lock.writeLock().unlock();
    }
  }
}
