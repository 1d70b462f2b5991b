package dev.cairn.server.doctor;

import dev.cairn.server.data.StoreLocks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who uses the store just now. */
final class Usage {
  private final Path store;
  private final Optional<Path> cache;

  Usage(Path store, Optional<Path> cache) {
    this.store = store;
    this.cache = cache;
  }

  List<Finding> look() {
    List<Finding> findings = new ArrayList<>();
    if (cache.map(StoreLocks::isCacheOwned).orElse(false)) {
      findings.add(Finding.ok("cache", "kept by another process, which is fine"));
    } else {
      findings.add(Finding.ok("cache", "free"));
    }
    if (StoreLocks.isBeingWritten(store)) {
      findings.add(Finding.warn(
          "lock",
          "another process is writing right now",
          "if it stays so, find the process that holds " + store + " and end it"));
    } else if (StoreLocks.isOpen(store)) {
      findings.add(Finding.ok("lock", "open in another process, not being written"));
    } else {
      findings.add(Finding.ok("lock", "not in use"));
    }
    return findings;
  }
}
