package dev.cairn.server.data;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Files that are needed for one piece of work: {@code spool/} in the data folder, so that nobody else can read them and
 * what a crash leaves behind is found. Each process has a folder of its own in it and holds its lock; a folder
 * nobody holds any more is swept by whoever comes next.
 */
public final class SpoolFolder implements AutoCloseable {
  public static final String NAME = "spool";

  private static final String LOCK = "lock";

  /** A folder this young may be one whose maker has not come to its lock yet. */
  private static final Duration NEW = Duration.ofMinutes(1);

  private final Path all;
  private @Nullable Path mine;
  private @Nullable FileChannel lock;

  private SpoolFolder(Path all) {
    this.all = all;
  }

  /** Nothing is made before the first file. */
  public static SpoolFolder in(Path dataFolder) {
    return new SpoolFolder(dataFolder.resolve(NAME));
  }

  /** Where there is no data folder. */
  public static SpoolFolder temporary() {
    return new SpoolFolder(Path.of(System.getProperty("java.io.tmpdir"), "cairn-" + NAME));
  }

  /** A new file, empty; it is its maker's to delete. */
  public synchronized Path file(String begins, String ends) throws IOException {
    Path folder = mine == null ? begin() : mine;
    return Files.createTempFile(folder, begins, ends, OwnerOnly.file(folder));
  }

  /** Where a file of that name may be made; it goes when this is closed. */
  public synchronized Path place(String name) throws IOException {
    return (mine == null ? begin() : mine).resolve(name);
  }

  private Path begin() throws IOException {
    Path folder = ownFolder();
    FileChannel channel = OwnerOnly.open(folder.resolve(LOCK));
    FileLock held = channel.lock();
    if (!held.isValid()) {
      throw new IOException("the lock of " + folder + " is gone");
    }
    lock = channel;
    mine = folder;
    return folder;
  }

  private Path ownFolder() throws IOException {
    OwnerOnly.createFolders(all);
    try {
      return Files.createTempDirectory(all, "", OwnerOnly.folder(all));
    } catch (NoSuchFileException e) {
      // The last process to leave has just taken the folder away.
      OwnerOnly.createFolders(all);
      return Files.createTempDirectory(all, "", OwnerOnly.folder(all));
    }
  }

  /** Deletes what processes that have ended left behind. What cannot be deleted now is found again. */
  public void sweep(Instant now) {
    if (!Files.isDirectory(all)) {
      return;
    }
    try (Stream<Path> folders = Files.list(all)) {
      List<Path> left = folders.filter(folder -> isLeft(folder, now)).toList();
      left.forEach(Trees::delete);
    } catch (IOException | UncheckedIOException e) {
      return;
    }
  }

  private boolean isLeft(Path folder, Instant now) {
    try {
      boolean young = Files.getLastModifiedTime(folder).toInstant().plus(NEW).isAfter(now);
      if (young || folder.equals(mine) || !Files.isDirectory(folder)) {
        return false;
      }
      try (FileChannel channel = OwnerOnly.open(folder.resolve(LOCK));
          FileLock free = channel.tryLock()) {
        return free != null;
      }
    } catch (IOException | OverlappingFileLockException e) {
      return false;
    }
  }

  @Override
  public synchronized void close() {
    if (lock == null || mine == null) {
      return;
    }
    try {
      lock.close();
      Trees.delete(mine);
      Files.deleteIfExists(all);
    } catch (DirectoryNotEmptyException e) {
      // Another process is at work.
      return;
    } catch (IOException e) {
      throw CairnException.unavailable("cannot clear " + mine + ": " + e.getMessage(), e);
    } finally {
      lock = null;
      mine = null;
    }
  }
}
