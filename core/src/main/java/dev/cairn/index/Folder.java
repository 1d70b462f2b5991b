package dev.cairn.index;

import dev.cairn.disk.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.Lock;
import org.apache.lucene.store.NRTCachingDirectory;

/**
 * The index on disk. Only a commit that belongs to this log, was written by this version and whose every
 * byte is sound is used; any other is thrown away by the process that owns the folder and passed over by
 * those that do not. A folder that cannot be used at all costs a replay into memory, never an answer.
 */
final class Folder {
  private static final Pattern OURS = Pattern.compile("_.*|segments.*|pending_segments.*");

  /** Small new segments stay in memory until a commit, so that a write can be searched at once. */
  private static final double CACHED_SEGMENT_MIB = 4;

  private static final double CACHED_MIB = 32;

  private final Path path;
  private final boolean owned;
  private final Predicate<Mark> fits;

  Folder(Path path, boolean owned, Predicate<Mark> fits) {
    this.path = path;
    this.owned = owned;
    this.fits = fits;
  }

  Place open() throws IOException {
    if (owned) {
      try {
        return openOwned();
      } catch (IOException e) {
        // Held by another process after all, or not writable: go on as a reader.
        return openBorrowed();
      }
    }
    return openBorrowed();
  }

  /** An empty place, with whatever was there thrown away if it is ours to throw. */
  Place openEmpty() throws IOException {
    if (owned) {
      wipe();
    }
    return owned ? open() : Place.inMemory();
  }

  private Place openOwned() throws IOException {
    OwnerOnly.createFolders(path);
    Directory directory = new NRTCachingDirectory(
        new OwnerOnlyDirectory(FSDirectory.open(path), path), CACHED_SEGMENT_MIB, CACHED_MIB);
    try {
      Mark mark;
      try (Lock lock = directory.obtainLock(IndexWriter.WRITE_LOCK_NAME)) {
        mark = check(directory);
        lock.ensureValid();
      }
      return new Place(directory, Optional.empty(), true, mark);
    } catch (IOException e) {
      directory.close();
      throw e;
    }
  }

  private Mark check(Directory directory) {
    try {
      if (DirectoryReader.indexExists(directory)) {
        try (DirectoryReader commit = DirectoryReader.open(directory)) {
          Optional<Mark> mark = usable(commit);
          if (mark.isPresent()) {
            return mark.get();
          }
        }
      }
    } catch (IOException | RuntimeException e) {
      // Damaged, or of a Lucene we cannot read. Either way the log can make it again.
      wipe();
      return Mark.START;
    }
    wipe();
    return Mark.START;
  }

  private Place openBorrowed() throws IOException {
    if (Files.isDirectory(path)) {
      try {
        DirectoryReader commit = DirectoryReader.open(FSDirectory.open(path));
        Optional<Mark> mark = usable(commit);
        if (mark.isPresent()) {
          return Place.above(commit, mark.get());
        }
        commit.close();
      } catch (IOException | RuntimeException e) {
        return Place.inMemory();
      }
    }
    return Place.inMemory();
  }

  private Optional<Mark> usable(DirectoryReader commit) throws IOException {
    Optional<Mark> mark = Mark.read(commit.getIndexCommit().getUserData()).filter(fits);
    if (mark.isPresent()) {
      for (LeafReaderContext leaf : commit.leaves()) {
        leaf.reader().checkIntegrity();
      }
    }
    return mark;
  }

  private void wipe() {
    files().forEach(Folder::delete);
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // Still open somewhere; the writer numbers its files past it.
      return;
    }
  }

  private List<Path> files() {
    try (Stream<Path> all = Files.list(path)) {
      return all.filter(file -> OURS.matcher(file.getFileName().toString()).matches())
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
