package dev.cairn.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A data folder somebody meddles with. */
final class DamagedFolder {
  private DamagedFolder() {}

  /** So that every event is read again. */
  static void forgetCache(Path folder) {
    Path cache = folder.resolve("cache");
    if (!Files.exists(cache)) {
      return;
    }
    try (Stream<Path> all = Files.walk(cache)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
