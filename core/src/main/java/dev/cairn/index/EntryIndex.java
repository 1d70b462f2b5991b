package dev.cairn.index;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Head;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.lucene.store.AlreadyClosedException;

/**
 * The entries of one context, found by their words or their id: a fold over the log, kept in Lucene. It is
 * pulled up to the log's head when someone looks, by one thread at a time; looking goes on meanwhile.
 */
public final class EntryIndex implements AutoCloseable {
  private final LogSource source;
  private final Optional<Folder> folder;
  private final ReentrantLock writing = new ReentrantLock();
  private Place place;
  private Feed feed;
  private volatile Mark committed;
  private volatile Snapshot snapshot;
  private volatile long footprint;
  private volatile boolean closed;

  private EntryIndex(LogSource source, Optional<Folder> folder) {
    this.source = source;
    this.folder = folder;
    try {
      this.place = folder.isPresent() ? folder.get().open() : Place.inMemory();
      this.feed = new Feed(source, place);
      this.committed = place.start();
      this.snapshot = new Snapshot(place.read(), place.start());
      this.footprint = place.footprint();
    } catch (IOException e) {
      throw unavailable(e);
    }
  }

  /** Lives and dies with the process. */
  public static EntryIndex inMemory(LogSource source) {
    return new EntryIndex(source, Optional.empty());
  }

  /**
   * Kept in a folder that is a cache. A process that does not own it reads its newest commit and keeps
   * what comes after in memory.
   */
  public static EntryIndex in(Path folder, boolean owned, LogSource source) {
    return new EntryIndex(source, Optional.of(new Folder(folder, owned, source::holds)));
  }

  /** Comes up to the given head of the log, or starts over if that head is on another chain. */
  public void catchUp(Head head) {
    Snapshot before = snapshot;
    Mark seen = before.mark();
    if (seen.position() == head.position() && seen.hash().equals(head.hash())) {
      return;
    }
    locked(() -> {
      // While we waited another may have come this far: its view is ours, and opening one is dear.
      boolean passed = snapshot != before && snapshot.mark().position() >= head.position();
      if (!passed && readOrGoOn(head)) {
        refresh();
      }
    });
  }

  /** Whether there is more to see. Should the disk be full or gone, it goes on in memory. */
  private boolean readOrGoOn(Head head) throws IOException {
    Place at = place;
    Mark from = feed.mark();
    try {
      read(head);
    } catch (IOException | AlreadyClosedException e) {
      // Answers matter more than the cache.
      open(Place.inMemory());
      read(head);
    }
    return place != at || !feed.mark().equals(from);
  }

  /** Candidates for a question, the best first, from what has been indexed. */
  public Found search(Question question) {
    return look(seen -> new Lookup(seen).search(question));
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

  /** Forgets everything and indexes the log anew. */
  public void rebuild() {
    locked(() -> {
      startOver();
      read(source.log().head(source.context()));
      refresh();
    });
  }

  /** Rough heap in use, in bytes, as of the last catch-up: asking never waits for one. */
  public long footprint() {
    return footprint;
  }

  /** Commits what was indexed, and lets go of the folder. */
  @Override
  public void close() {
    if (!closed) {
      commit();
      locked(() -> {
        closed = true;
        snapshot.release();
        place.close();
      });
    }
  }

  private void read(Head head) throws IOException {
    if (!feed.readTo(head)) {
      startOver();
      if (!feed.readTo(head)) {
        throw CairnException.corrupt("the chain of the log is broken; run `cairn verify`", null);
      }
    }
  }

  private void startOver() throws IOException {
    place.close();
    open(folder.isPresent() ? folder.get().openEmpty() : Place.inMemory());
  }

  private void open(Place next) {
    place = next;
    feed = new Feed(source, next);
    committed = next.start();
  }

  private void refresh() throws IOException {
    Snapshot before = snapshot;
    snapshot = new Snapshot(place.read(), feed.mark());
    footprint = place.footprint();
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

  private interface Work {
    void run() throws IOException;
  }

  private interface Look<T> {
    T at(Snapshot snapshot) throws IOException;
  }
}
