package dev.cairn.log;

import org.junit.jupiter.api.DisplayName;

@DisplayName("The log in memory")
class MemoryEventLogTest extends EventLogContract {
  @Override
  protected EventLog open() {
    return new MemoryEventLog();
  }

  @Override
  protected boolean isKept() {
    return false;
  }
}
