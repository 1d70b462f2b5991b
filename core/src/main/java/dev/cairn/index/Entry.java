package dev.cairn.index;

import dev.cairn.log.EntryId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Scope;

/**
 * An entry as the index knows it: everything but its words.
 *
 * @param scope the narrowest scope of the episode it belongs to
 */
public record Entry(EntryLogged logged, long position, Scope scope) {
  public EntryId id() {
    return logged.entry();
  }
}
