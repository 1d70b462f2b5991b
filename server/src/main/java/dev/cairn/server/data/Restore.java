package dev.cairn.server.data;

import dev.cairn.fault.CairnException;
import dev.cairn.operation.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;

/** Puts a backup in place of a store. The backup is proven first; the old store is moved, never deleted. */
public final class Restore {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss'Z'").withZone(ZoneOffset.UTC);

  private final Location location;
  private final Path store;
  private final String stamp;

  public Restore(Location location, Instant now) {
    this.location = location;
    this.store = location
        .file()
        .orElseThrow(() -> CairnException.invalid(
            "store", "only a store that is a file can be restored: sqlite:FILE"));
    this.stamp = STAMP.format(now);
  }

  /** What was put where. */
  public record Answer(String store, long contexts, long events, Optional<String> movedAside) {}

  public Answer from(Path backup, boolean force, Progress progress) {
    if (!Files.isRegularFile(backup)) {
      throw CairnException.notFound("file", "there is no file " + backup.toAbsolutePath());
    }
    boolean there = Files.exists(store);
    if (there && !force) {
      throw CairnException.conflict(
          "force", "there is a store at " + store + "; --force moves it aside and keeps it");
    }
    requireUnused();
    location.makeFolder();
    try {
      return replace(backup, there, progress);
    } catch (IOException e) {
      throw CairnException.unavailable(
          "cannot restore to " + store + " (" + e.getMessage() + ")", e);
    }
  }

  private void requireUnused() {
    boolean used = StoreLocks.isOpen(store)
        || location.cache().map(StoreLocks::isCacheOwned).orElse(false);
    if (used) {
      throw CairnException.unavailable(
          "another process uses " + store + "; stop it first (nothing was changed)", null);
    }
  }

  private Answer replace(Path backup, boolean there, Progress progress) throws IOException {
    if (Files.size(backup) == 0) {
      throw CairnException.invalid("file", backup + " is empty; it is no backup");
    }
    StoreCopy copy = StoreCopy.of(backup, StoreLocks.beside(store, ".restoring-" + stamp));
    try {
      List<StoreCopy.Found> found = copy.verify(progress);
      requireWhole(backup, found);
      Optional<String> aside = there ? Optional.of(moveAside()) : Optional.empty();
      // Closing the copy has folded its write-ahead log in: the file alone is the store.
      Files.move(copy.file(), store, StandardCopyOption.ATOMIC_MOVE);
      location.cache().ifPresent(Trees::delete);
      // A backup is older than what was there, and no cut.
      if (location.head().isPresent()) {
        Files.deleteIfExists(location.head().get());
      }
      long events = found.stream().mapToLong(each -> each.answer().events()).sum();
      return new Answer(store.toString(), found.size(), events, aside);
    } finally {
      copy.delete();
    }
  }

  private static void requireWhole(Path backup, List<StoreCopy.Found> found) {
    for (StoreCopy.Found each : found) {
      if (!each.answer().ok()) {
        throw CairnException.corrupt(
            "%s does not verify: context %s, position %d: %s (nothing was changed)"
                .formatted(
                    backup,
                    each.context().context(),
                    each.answer().problems().get(0).position(),
                    each.answer().problems().get(0).problem()),
            null);
      }
    }
  }

  private String moveAside() throws IOException {
    Path aside = StoreLocks.beside(store, ".before-" + stamp);
    for (String suffix : List.of("-wal", "-shm", "")) {
      Path from = StoreLocks.beside(store, suffix);
      if (Files.exists(from)) {
        Files.move(from, StoreLocks.beside(aside, suffix));
      }
    }
    return aside.toString();
  }
}
