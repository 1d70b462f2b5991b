package dev.cairn.server.engine;

import dev.cairn.disk.OwnerOnly;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A lock on a file. It goes with the process that holds it, so none is ever left behind. */
final class HeldLock implements AutoCloseable {
  private static final long LOOK_MILLIS = 20;

  private final FileChannel channel;

  private HeldLock(FileChannel channel) {
    this.channel = channel;
  }

  /** Waits for the lock, as long as {@code worthwhile}. Nothing if it did not come. */
  static Optional<HeldLock> take(Path file, Duration patience, BooleanSupplier worthwhile)
      throws IOException {
    OwnerOnly.createFolderOf(file);
    FileChannel channel = OwnerOnly.open(file);
    long end = System.nanoTime() + patience.toNanos();
    boolean held = tryLock(channel);
    while (!held && System.nanoTime() < end && worthwhile.getAsBoolean() && pause()) {
      held = tryLock(channel);
    }
    if (held) {
      return Optional.of(new HeldLock(channel));
    }
    channel.close();
    return Optional.empty();
  }

  private static boolean tryLock(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      // Another thread of this process has it.
      return false;
    }
  }

  private static boolean pause() {
    try {
      Thread.sleep(LOOK_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
