package dev.cairn.server.data;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Finds out who uses a store, by trying the locks its users hold. Nothing is written.
 *
 * <p>Never ask while this process has the store open: on POSIX, closing a file gives up every lock the process
 * holds on it.
 */
public final class StoreLocks {
  /** Where SQLite locks its shared memory file: the writer, and whoever has the file open. */
  private static final long WRITER_BYTE = 120;

  private static final long OPEN_BYTE = 128;

  private StoreLocks() {}

  /** Whether some process has the store open. */
  public static boolean isOpen(Path store) {
    return isHeld(beside(store, "-shm"), OPEN_BYTE);
  }

  /** Whether some process is in the middle of a write. */
  public static boolean isBeingWritten(Path store) {
    return isHeld(beside(store, "-shm"), WRITER_BYTE);
  }

  /** Whether some process owns the cache. */
  public static boolean isCacheOwned(Path cache) {
    return isHeld(cache.resolve("lock"), 0);
  }

  /** Whether some process holds the lock an engine holds as long as it lives. */
  public static boolean isEngineRunning(Path cache) {
    return isHeld(engineLock(cache), 0);
  }

  /** What an engine locks. */
  public static Path engineLock(Path cache) {
    return cache.resolve("engine.lock");
  }

  /** One of the files SQLite keeps beside the store. */
  public static Path beside(Path store, String suffix) {
    return store.resolveSibling(store.getFileName() + suffix);
  }

  /**
   * The lock is tried as a shared one, and by one thread at a time: two who only ask must not take each other for its
   * holder.
   */
  private static synchronized boolean isHeld(Path file, long at) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        FileLock lock = channel.tryLock(at, 1, true)) {
      return lock == null;
    } catch (OverlappingFileLockException e) {
      return true;
    } catch (IOException e) {
      // A file we may not read cannot be locked by us either; say free rather than guess.
      return false;
    }
  }
}
