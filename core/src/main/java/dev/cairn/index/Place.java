package dev.cairn.index;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.index.ConcurrentMergeScheduler;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LogDocMergePolicy;
import org.apache.lucene.index.MultiReader;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.Accountable;

/**
 * Where the documents lie: in a folder of our own, in memory above a folder we may only read, or in memory
 * alone. Guarded by its {@link EntryIndex}.
 */
final class Place implements Closeable {
  private static final double BUFFER_MIB = 32;

  /** Written one by one, segments of fewer documents than this are merged first. */
  private static final int SMALL_SEGMENT = 256;

  /** Rough heap of an open segment: field infos, dictionaries' first levels. */
  private static final long HEAP_PER_SEGMENT = 24_576;

  private final Directory directory;
  private final IndexWriter writer;
  private final Optional<DirectoryReader> below;
  private final boolean durable;
  private final Mark start;
  private DirectoryReader top;

  Place(Directory directory, Optional<DirectoryReader> below, boolean durable, Mark start)
      throws IOException {
    this.directory = directory;
    this.below = below;
    this.durable = durable;
    this.start = start;
    this.writer = new IndexWriter(directory, config());
    this.top = opened(writer);
  }

  /** A writer that nobody can read from would keep its folder locked. */
  private static DirectoryReader opened(IndexWriter writer) throws IOException {
    try {
      return DirectoryReader.open(writer);
    } catch (IOException e) {
      writer.rollback();
      throw e;
    }
  }

  static Place inMemory() throws IOException {
    return new Place(new ByteBuffersDirectory(), Optional.empty(), false, Mark.START);
  }

  /** In memory, for what comes after a commit that another process owns. */
  static Place above(DirectoryReader commit, Mark mark) throws IOException {
    return new Place(new ByteBuffersDirectory(), Optional.of(commit), false, mark);
  }

  private static IndexWriterConfig config() {
    // Merges neighbours only: documents keep the order of the log, which statistics of the past
    // rely on.
    LogDocMergePolicy merges = new LogDocMergePolicy();
    merges.setMinMergeDocs(SMALL_SEGMENT);
    ConcurrentMergeScheduler scheduler = new ConcurrentMergeScheduler();
    scheduler.disableAutoIOThrottle();
    return new IndexWriterConfig()
        .setMergePolicy(merges)
        .setMergeScheduler(scheduler)
        .setRAMBufferSizeMB(BUFFER_MIB)
        .setUseCompoundFile(false)
        .setCommitOnClose(false);
  }

  /** What was there when it was opened. */
  Mark start() {
    return start;
  }

  IndexWriter writer() {
    return writer;
  }

  /** In memory, with nothing below it. */
  boolean isAlone() {
    return !durable && below.isEmpty();
  }

  boolean isDurable() {
    return durable;
  }

  /** Everything added so far, to be released by whoever asked. */
  IndexReader read() throws IOException {
    DirectoryReader changed = DirectoryReader.openIfChanged(top, writer);
    if (changed != null) {
      top.close();
      top = changed;
    }
    List<DirectoryReader> parts = below.isPresent() ? List.of(below.get(), top) : List.of(top);
    return new MultiReader(parts.toArray(IndexReader[]::new), false);
  }

  void commit(Mark mark) throws IOException {
    writer.setLiveCommitData(mark.data().entrySet());
    writer.commit();
  }

  /** Rough heap in use, in bytes. */
  long footprint() throws IOException {
    long segments =
        (long) top.leaves().size() + below.map(reader -> reader.leaves().size()).orElse(0);
    long bytes = writer.ramBytesUsed() + segments * HEAP_PER_SEGMENT;
    if (directory instanceof Accountable cached) {
      bytes += cached.ramBytesUsed();
    } else if (!durable) {
      for (String file : directory.listAll()) {
        bytes += length(file);
      }
    }
    return bytes;
  }

  /** Nothing for a file that a merge in the background has thrown away since it was listed. */
  private long length(String file) throws IOException {
    try {
      return directory.fileLength(file);
    } catch (NoSuchFileException e) {
      return 0;
    }
  }

  @Override
  public void close() throws IOException {
    top.close();
    try {
      if (writer.isOpen()) {
        writer.rollback();
      }
    } finally {
      if (below.isPresent()) {
        below.get().close();
      }
      directory.close();
    }
  }
}
