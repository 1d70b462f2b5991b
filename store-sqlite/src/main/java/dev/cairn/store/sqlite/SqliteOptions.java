package dev.cairn.store.sqlite;

import java.time.Duration;

/**
 * How a store is opened.
 *
 * @param busyTimeout how long to wait for another process that is writing
 * @param readers how many threads may read at once; more take turns
 * @param pagesMax the size the file may grow to, in pages, as a full disk would limit it; 0 for no limit
 */
public record SqliteOptions(Duration busyTimeout, int readers, int pagesMax) {
  public static final SqliteOptions DEFAULT = new SqliteOptions(Duration.ofSeconds(10), 8, 0);

  public SqliteOptions {
    if (busyTimeout.isNegative() || readers < 1 || pagesMax < 0) {
      throw new IllegalArgumentException("no timeout, reader or page limit below zero");
    }
  }

  public SqliteOptions withBusyTimeout(Duration timeout) {
    return new SqliteOptions(timeout, readers, pagesMax);
  }

  public SqliteOptions withPagesMax(int pages) {
    return new SqliteOptions(busyTimeout, readers, pages);
  }
}
