package dev.cairn.index.vector;

import dev.cairn.index.LogSource;
import dev.cairn.log.EventLog;
import dev.cairn.log.ForwardingLog;

/** One log, then another in its place, as when a backup was put there. */
final class SwitchedLog extends ForwardingLog {
  SwitchedLog(EventLog log) {
    super(log);
  }

  void to(EventLog other) {
    replaceBy(other);
  }

  LogSource source(LogSource like) {
    return new LogSource(like.context(), this, like.codec(), like.episodes());
  }
}
