package dev.cairn.server.engine;

import dev.cairn.disk.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What engines say, for {@code doctor} and for people; begun anew when it has grown. */
final class EngineLog {
  private static final long BYTES_MAX = 1 << 20;

  private EngineLog() {}

  static Path in(Path cache) throws IOException {
    Path log = cache.resolve("engine.log");
    if (Files.exists(log) && Files.size(log) > BYTES_MAX) {
      Files.delete(log);
    }
    return OwnerOnly.created(log);
  }
}
