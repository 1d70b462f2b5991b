package dev.cairn.store.sqlite;

import dev.cairn.log.EventLog;
import dev.cairn.log.EventLogContract;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The log in SQLite")
class SqliteEventLogTest extends EventLogContract {
  @TempDir
  Path folder;

  @Override
  protected EventLog open() {
    return SqliteEventLog.open(folder.resolve("cairn.db"), SqliteOptions.DEFAULT);
  }
}
