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
    return isHeld(beside(store, "-shm"), OPEN_BYTE, false);
  }

  /** Whether some process is in the middle of a write. */
  public static boolean isBeingWritten(Path store) {
    return isHeld(beside(store, "-shm"), WRITER_BYTE, false);
  }

  /** Whether some process owns the cache. */
  public static boolean isCacheOwned(Path cache) {
    return isHeld(cache.resolve("lock"), 0, true);
  }

  /**
   * Whether some process holds the lock an engine holds as long as it lives. Many ask at once, so they ask with a shared lock:
   * with their own they would take each other for an engine, and none would start one.
   */
  public static boolean isEngineRunning(Path cache) {
    return isHeld(engineLock(cache), 0, true);
  }

  /** What an engine locks. */
  public static Path engineLock(Path cache) {
    return cache.resolve("engine.lock");
  }

  /** One of the files SQLite keeps beside the store. */
  public static Path beside(Path store, String suffix) {
    return store.resolveSibling(store.getFileName() + suffix);
  }

  /** One thread at a time: two of this process who only ask must not take each other for the holder. */
  private static synchronized boolean isHeld(Path file, long at, boolean shared) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    StandardOpenOption mode = shared ? StandardOpenOption.READ : StandardOpenOption.WRITE;
    try (FileChannel channel = FileChannel.open(file, mode);
        FileLock lock = channel.tryLock(at, 1, shared)) {
      return lock == null;
    } catch (OverlappingFileLockException e) {
      return true;
    } catch (IOException e) {
      // A file we may not open cannot be locked by us either; say free rather than guess.
      return false;
    }
  }
}
