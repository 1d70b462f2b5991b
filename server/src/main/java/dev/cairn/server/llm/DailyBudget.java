package dev.cairn.server.llm;

import dev.cairn.disk.OwnerOnly;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * How much a language model was used today. Kept in a small file, because short commands come and go and
 * share one budget with the engine; without a file it counts for this process alone.
 */
final class DailyBudget {
  private static final int BYTES_MAX = 100;

  /** What was used on one day. */
  private record Used(LocalDate day, long calls, long tokens) {
    String line() {
      return day + " " + calls + " " + tokens + "\n";
    }
  }

  private final long calls;
  private final long tokens;
  private final Optional<Path> file;
  private final InstantSource clock;
  private Used used;

  DailyBudget(long calls, long tokens, Optional<Path> file, InstantSource clock) {
    this.calls = calls;
    this.tokens = tokens;
    this.file = file;
    this.clock = clock;
    this.used = new Used(today(), 0, 0);
  }

  /** Takes one call and this many tokens; false, and nothing is taken, if today's are used up. */
  synchronized boolean take(long wanted) {
    if (file.isEmpty()) {
      return takeFrom(used, wanted);
    }
    try {
      OwnerOnly.createFolderOf(file.get());
      try (FileChannel channel = FileChannel.open(
              OwnerOnly.created(file.get()), StandardOpenOption.READ, StandardOpenOption.WRITE);
          FileLock lock = channel.lock()) {
        boolean taken = lock.isValid() && takeFrom(read(channel), wanted);
        if (taken) {
          channel.truncate(0);
          channel.write(ByteBuffer.wrap(used.line().getBytes(StandardCharsets.UTF_8)), 0);
        }
        return taken;
      }
    } catch (IOException | OverlappingFileLockException e) {
      // What cannot be counted is not spent.
      return false;
    }
  }

  private boolean takeFrom(Used before, long wanted) {
    Used now = before.day().equals(today()) ? before : new Used(today(), 0, 0);
    if (now.calls() >= calls || now.tokens() + wanted > tokens) {
      return false;
    }
    used = new Used(now.day(), now.calls() + 1, now.tokens() + wanted);
    return true;
  }

  private Used read(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(BYTES_MAX);
    channel.read(bytes, 0);
    String[] parts = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8)
        .strip()
        .split(" ", -1);
    boolean whole = parts.length == 3
        && parts[0].matches("\\d{4}-\\d{2}-\\d{2}")
        && parts[1].matches("\\d{1,12}")
        && parts[2].matches("\\d{1,12}");
    return whole && parts[0].equals(today().toString())
        ? new Used(today(), Long.parseLong(parts[1]), Long.parseLong(parts[2]))
        : new Used(today(), 0, 0);
  }

  private LocalDate today() {
    return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
  }
}
