package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EventLog;
import dev.cairn.log.EventLogProvider;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Opens {@code sqlite:FILE}. */
public final class SqliteProvider implements EventLogProvider {
  private static final String SCHEME = "sqlite";

  @Override
  public String scheme() {
    return SCHEME;
  }

  @Override
  public EventLog open(String url) {
    return SqliteEventLog.open(file(url), SqliteOptions.DEFAULT);
  }

  private static Path file(String url) {
    String prefix = SCHEME + ":";
    if (!url.startsWith(prefix) || url.length() == prefix.length()) {
      throw CairnException.invalid("store", "store must be 'sqlite:FILE', was '" + url + "'");
    }
    try {
      return Path.of(url.substring(prefix.length()));
    } catch (InvalidPathException e) {
      throw CairnException.invalid("store", "store names no file: " + e.getMessage());
    }
  }
}
