package dev.cairn.search;

import dev.cairn.index.Entry;
import dev.cairn.index.Found;
import dev.cairn.index.StoredEntries;
import dev.cairn.index.StoredEntry;
import dev.cairn.log.Bytes;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import it.unimi.dsi.fastutil.ints.IntList;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Makes candidates without an index. */
final class Finds {
  private static final Bytes SALT = Bytes.of("salt".getBytes(StandardCharsets.UTF_8));

  private Finds() {}

  static StoredEntry entry(int number, String episode, Role role, Instant at) {
    StoredText text = new StoredText(new TextId("t" + number), SALT, "text " + number);
    EntryLogged logged = new EntryLogged(
        new EntryId("e" + number),
        new EpisodeId(episode),
        at,
        role,
        text.ref(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
    return StoredEntries.of(new Entry(logged, number + 1L, Scope.GLOBAL));
  }

  /** What one user or assistant said, of which little is known; it is beside nothing. */
  static Found.Candidate bare(int number, Role role, Instant at, long length, boolean changes) {
    return new Found.Candidate(
        entry(number, "ep", role, at),
        0,
        number,
        length,
        length,
        IntList.of(),
        new Found.Head(length, IntList.of()),
        OptionalDouble.empty(),
        new Found.Shape(false, false, role == Role.USER, false, changes),
        false,
        IntList.of(-1, -1, -1, -1, -1, -1),
        0);
  }
}
