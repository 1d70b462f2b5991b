package dev.cairn.engine;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The folder of things that can be made again. One process owns it and writes; others only read. Deleting
 * it is always safe.
 */
public final class Cache implements AutoCloseable {
  private final @Nullable Path folder;
  private final @Nullable FileChannel channel;
  private volatile boolean owned;

  private Cache(@Nullable Path folder, @Nullable FileChannel channel, boolean owned) {
    this.folder = folder;
    this.channel = channel;
    this.owned = owned;
  }

  /** No folder: everything is kept in memory and made again by the next process. */
  public static Cache none() {
    return new Cache(null, null, false);
  }

  public static Cache open(Path folder) {
    try {
      OwnerOnly.createFolders(folder);
      FileChannel channel = OwnerOnly.open(folder.resolve(FileName.LOCK));
      OwnerOnly.tightenTree(folder);
      return new Cache(folder, channel, tryLock(channel));
    } catch (IOException e) {
      // A folder that cannot be written costs speed, not memory: the log is elsewhere.
      return new Cache(folder, null, false);
    }
  }

  private static boolean tryLock(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      // Another Cairn in this very process owns it.
      return false;
    }
  }

  public boolean owned() {
    return owned;
  }

  /** Takes it over if its owner has gone. A context that was loaded before does not notice. */
  public synchronized void takeOver() {
    if (channel == null || owned) {
      return;
    }
    try {
      owned = tryLock(channel);
    } catch (IOException e) {
      // As before: it costs speed, not memory.
      owned = false;
    }
  }

  /** Where a context keeps its caches, if anywhere. */
  public Optional<Path> folder(ContextName context) {
    return Optional.ofNullable(folder).map(path -> path.resolve(FileName.of(context)));
  }

  @Override
  public void close() {
    if (channel != null) {
      try {
        channel.close();
      } catch (IOException e) {
        throw CairnException.unavailable("the cache lock could not be given back", e);
      }
    }
  }
}
