package dev.cairn.index;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Head;
import dev.cairn.policy.IndexPolicy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.apache.lucene.store.AlreadyClosedException;

/**
 * The entries of one context, found by their words or their id: a fold over the log, kept in Lucene. It is
 * read up to the log's head in batches: by those who look, if little is missing or they need all of it, else
 * in the background. Looking goes on meanwhile, at what there was.
 */
public final class EntryIndex implements AutoCloseable {
  /** While a large log is read: from here on those who look see more. */
  private static final long SHOWN_AFTER = 2_048;

  /** What a process that is killed leaves to read again stays bounded. */
  private static final long KEPT_AFTER = 20_000;

  private final LogSource source;
  private final Optional<Folder> folder;
  private final Optional<Worker> worker;
  private final Worker.Steps following = new Following();

  /** Held by the one who reads the log, from batch to batch. Taken before {@link #writing}. */
  private final ReentrantLock reading = new ReentrantLock(true);

  /** Held while the place changes: never while the log is read or a text is taken apart. */
  private final ReentrantLock writing = new ReentrantLock();

  private Place place;
  private Feed feed;
  private volatile Mark committed;
  private volatile Snapshot snapshot;
  private volatile Head target = Head.EMPTY;
  private volatile long footprint;
  private volatile boolean closed;

  /** Receipts of erasures up to here are no news: what was indexed was read after them. */
  private long clean;

  /** Whether the snapshot is one of this place. */
  private boolean shown = true;

  private EntryIndex(LogSource source, Optional<Folder> folder, Optional<Worker> worker) {
    this.source = source;
    this.folder = folder;
    this.worker = worker;
    try {
      long end = source.end();
      this.place = folder.isPresent() ? folder.get().open() : Place.inMemory();
      this.clean = place.start().position() == 0 ? end : place.start().position();
      this.feed = new Feed(place);
      this.committed = place.start();
      this.snapshot = new Snapshot(place.read(), place.start());
      this.footprint = place.footprint();
    } catch (IOException e) {
      throw unavailable(e);
    }
    worker.ifPresent(thread -> thread.add(following));
  }

  /** Lives and dies with the process, and is read on by those who look. */
  public static EntryIndex inMemory(LogSource source) {
    return new EntryIndex(source, Optional.empty(), Optional.empty());
  }

  /** Lives and dies with the process. */
  public static EntryIndex inMemory(LogSource source, Worker worker) {
    return new EntryIndex(source, Optional.empty(), Optional.of(worker));
  }

  /** Kept in a folder, and read on by those who look. */
  public static EntryIndex in(Path folder, boolean owned, LogSource source) {
    return new EntryIndex(source, of(folder, owned, source), Optional.empty());
  }

  /**
   * Kept in a folder that is a cache. A process that does not own it reads its newest commit and keeps
   * what comes after in memory.
   *
   * @param worker reads what is too much for those who look
   */
  public static EntryIndex in(Path folder, boolean owned, LogSource source, Worker worker) {
    return new EntryIndex(source, of(folder, owned, source), Optional.of(worker));
  }

  private static Optional<Folder> of(Path folder, boolean owned, LogSource source) {
    return Optional.of(new Folder(folder, owned, source::holds));
  }

  /** Comes up to the given head of the log, or starts over if that head is on another chain. */
  public void catchUp(Head head) {
    if (!isAt(head)) {
      readTo(head);
    }
  }

  private void readTo(Head head) {
    Snapshot before = snapshot;
    boolean startedOver = false;
    for (Step step = Step.MORE; step != Step.DONE; ) {
      step = inTurn(() -> cameUp(before, head) ? Step.DONE : read(head));
      if (step == Step.OTHER_LOG) {
        if (startedOver) {
          throw CairnException.corrupt("the chain of the log is broken; run `cairn verify`", null);
        }
        startedOver = true;
        startOver();
      } else if (step == Step.ERASED) {
        startOver();
      }
    }
  }

  /**
   * Comes up to the head if that takes little. Else it is left to the background, and who looks meanwhile
   * sees what there is.
   *
   * @return whether nothing is missing
   */
  public boolean follow(Head head, IndexPolicy policy) {
    Mark seen = snapshot.mark();
    if (isLittle(seen, head, policy) && waited(policy)) {
      try {
        catchUp(head);
        return true;
      } finally {
        reading.unlock();
      }
    }
    // What lies behind the mark of another log says nothing.
    if (worker.isEmpty() || !source.holds(seen)) {
      catchUp(head);
      return true;
    }
    wake(head);
    return false;
  }

  /** The log reaches this far now: what is too much for the next who looks is begun with. */
  public void written(Head head, IndexPolicy policy) {
    if (head.position() - position() > policy.lagEvents()) {
      wake(head);
    }
  }

  private void wake(Head head) {
    if (head.position() > target.position()) {
      target = head;
    }
    worker.ifPresent(thread -> thread.wake(following));
  }

  private boolean isLittle(Mark seen, Head head, IndexPolicy policy) {
    long events = head.position() - seen.position();
    return events <= 0
        || (events <= policy.lagEvents()
            && source.read(seen.position() + 1, (int) events).stream()
                    .mapToLong(LogSource.Read::codePoints)
                    .sum()
                <= policy.lagText());
  }

  /** Whether it is our turn to read. */
  private boolean waited(IndexPolicy policy) {
    try {
      return reading.tryLock(policy.lagWaitMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean isAt(Head head) {
    Mark seen = snapshot.mark();
    return seen.position() == head.position() && seen.hash().equals(head.hash());
  }

  /** While we waited another may have come this far: its view is ours, and opening one is dear. */
  private boolean cameUp(Snapshot before, Head head) {
    return snapshot != before && snapshot.mark().position() >= head.position();
  }

  /** What came of reading one batch. */
  private enum Step {
    MORE,
    DONE,
    OTHER_LOG,
    /** Words were erased that are in the index. */
    ERASED
  }

  private Step inTurn(Supplier<Step> work) {
    reading.lock();
    try {
      return work.get();
    } finally {
      reading.unlock();
    }
  }

  /** One batch further. In turn, so nobody else moves the mark. */
  private Step read(Head head) {
    Mark from = feed.mark();
    if (from.position() >= head.position()) {
      // A caller that looked at the log earlier may be behind; a log that is shorter was replaced.
      boolean same = head.hash().equals(from.hash()) || source.holds(from);
      if (same) {
        locked(() -> orInMemory(this::show));
      }
      return same ? Step.DONE : Step.OTHER_LOG;
    }
    Batch batch = Batch.after(from, head, source);
    if (!batch.follows()) {
      return Step.OTHER_LOG;
    }
    if (batch.erasesBehind(clean)) {
      return Step.ERASED;
    }
    locked(() -> add(batch, head));
    return batch.items().isEmpty() || feed.mark().position() >= head.position()
        ? Step.DONE
        : Step.MORE;
  }

  private void add(Batch batch, Head head) throws IOException {
    orInMemory(() -> {
      feed.add(batch);
      long unseen = feed.mark().position() - position();
      if (batch.items().isEmpty()
          || feed.mark().position() >= head.position()
          || unseen >= SHOWN_AFTER) {
        show();
      }
    });
  }

  /** Should the disk be full or gone, it begins anew in memory: answers matter more than the cache. */
  private void orInMemory(Work work) throws IOException {
    try {
      work.run();
    } catch (IOException | AlreadyClosedException e) {
      if (place.isAlone()) {
        throw e;
      }
      // Whoever looks at it still may go on; nothing else of it stays open.
      letGo(place);
      open(Place.inMemory());
    }
  }

  /** Candidates for a question, the best first, from what has been indexed. */
  public Found search(Question question) {
    return look(seen -> new Lookup(seen).search(question));
  }

  /**
   * The same, and what lies between the index and a head of the log, searched by its words as it stands
   * there: the newest of it, if it is much.
   */
  public Found search(Question question, Reach reach, IndexPolicy policy) {
    return look(seen -> {
      Found found = new Lookup(seen).search(question);
      return question.extent().most() == 0 || reach.position() <= seen.mark().position()
          ? found
          : new PendingSearch(source, question, policy, found)
              .upTo(reach, seen.mark().position(), seen.reader().maxDoc());
    });
  }

  /** The newest entries up to a head that are not indexed yet, the newest first, if it is much not all. */
  public List<Entry> pending(long upTo, IndexPolicy policy) {
    return PendingEntries.newest(source, position(), upTo, policy, each -> true)
        .newestFirst()
        .stream()
        .map(PendingEntries.Pending::entry)
        .toList();
  }

  /** The entry of this id, if it has been indexed. */
  public Optional<Entry> find(EntryId id) {
    return look(seen -> new Lookup(seen).find(id));
  }

  /** Entries of an episode that lie behind a position, in order, as they were at a moment. */
  public List<Entry> of(EpisodeId episode, long after, Moment moment, int most) {
    return look(seen -> new EpisodeEntries(seen, episode, moment).after(after, most));
  }

  /** How many entries an episode had at a moment. */
  public long count(EpisodeId episode, Moment moment) {
    return look(seen -> new EpisodeEntries(seen, episode, moment).count());
  }

  /** How many entries can be found in it. */
  public long entries() {
    return look(seen -> (long) seen.reader().maxDoc());
  }

  /** How far the log has been indexed. */
  public long position() {
    return snapshot.mark().position();
  }

  /** Over id, text hash and position of every entry: the same however the index came about. */
  public Bytes digest() {
    return snapshot.mark().digest();
  }

  /** Keeps what was indexed for the next process; does nothing without a folder of our own. */
  public void commit() {
    locked(() -> {
      if (place.isDurable() && !feed.mark().equals(committed)) {
        try {
          place.commit(feed.mark());
          committed = feed.mark();
        } catch (IOException | AlreadyClosedException e) {
          // A full disk must not stop anyone; the next process reads the log a little longer.
          committed = place.start();
        }
      }
    });
  }

  /** {@link #commit} once this many events have come since the last. */
  public void commitAfter(long events) {
    if (snapshot.mark().position() - committed.position() >= events) {
      commit();
    }
  }

  /** Forgets everything and indexes the log anew; the old view answers meanwhile. */
  public void rebuild() {
    startOver();
    readTo(source.log().head(source.context()));
  }

  /** Rough heap in use, in bytes, as of the last catch-up: asking never waits for one. */
  public long footprint() {
    return footprint;
  }

  /** The background leaves it in peace from now on; a batch that is being read is thrown away. */
  public void settle() {
    worker.ifPresent(thread -> thread.remove(following));
  }

  /** Commits what was indexed, and lets go of the folder. */
  @Override
  public void close() {
    settle();
    if (!closed) {
      commit();
      locked(() -> {
        closed = true;
        snapshot.release();
        letGo(place);
      });
    }
  }

  /** A full disk keeps nobody from ending: what is not kept is read from the log again. */
  private static void letGo(Place place) {
    try {
      place.close();
    } catch (IOException e) {
      return;
    }
  }

  private void startOver() {
    inTurn(() -> {
      locked(() -> {
        place.close();
        open(folder.isPresent() ? folder.get().openEmpty() : Place.inMemory());
      });
      return Step.MORE;
    });
  }

  private void open(Place next) {
    clean = next.start().position() == 0 ? source.end() : next.start().position();
    place = next;
    feed = new Feed(next);
    committed = next.start();
    shown = false;
  }

  /** Lets those who look see what was added. */
  private void show() throws IOException {
    if (shown && feed.mark().equals(snapshot.mark())) {
      return;
    }
    Snapshot before = snapshot;
    snapshot = new Snapshot(place.read(), feed.mark());
    footprint = place.footprint();
    shown = true;
    before.release();
  }

  private void locked(Work work) {
    writing.lock();
    try {
      if (closed) {
        throw CairnException.unavailable("this index was closed", null);
      }
      work.run();
    } catch (IOException e) {
      throw unavailable(e);
    } finally {
      writing.unlock();
    }
  }

  private <T> T look(Look<T> look) {
    while (!closed) {
      Snapshot seen = snapshot;
      // Between reading the field and retaining it, a newer one may have taken its place.
      if (seen.retain()) {
        try {
          return look.at(seen);
        } catch (IOException e) {
          throw unavailable(e);
        } finally {
          seen.release();
        }
      }
    }
    throw CairnException.unavailable("this index was closed", null);
  }

  private static CairnException unavailable(IOException e) {
    return CairnException.unavailable(
        "the search index cannot be read or written; run `cairn rebuild`: " + e.getMessage(), e);
  }

  /** The turns of this index in the background. */
  private final class Following implements Worker.Steps {
    @Override
    public boolean step(BooleanSupplier stopping) {
      if (closed || stopping.getAsBoolean()) {
        return false;
      }
      try {
        Step step = inTurn(() -> read(target));
        if (step == Step.ERASED) {
          startOver();
          return true;
        }
        commitAfter(KEPT_AFTER);
        // Another log is for those who look, as they start over.
        return step == Step.MORE;
      } catch (RuntimeException | OutOfMemoryError e) {
        // Whoever needs all of it reads it himself and is told.
        return false;
      }
    }

    @Override
    public void stopped() {
      // Nothing is kept between steps.
    }
  }

  private interface Work {
    void run() throws IOException;
  }

  private interface Look<T> {
    T at(Snapshot snapshot) throws IOException;
  }
}
