package dev.cairn.index;

import dev.cairn.episode.Episode;
import dev.cairn.log.Erased;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The events after a mark, read and taken apart into words: the dear part of indexing, for which the index
 * need not be held.
 *
 * @param follows whether the log is the one that was read before
 */
record Batch(Mark from, List<Item> items, boolean follows) {
  /** Events of a batch. */
  private static final int EVENTS = 512;

  /** A batch ends before the text that would make it longer than this, in code points, unless it is the first. */
  private static final long TEXT = 262_144;

  /** One event, and the entry it logged if it did. */
  record Item(StoredEvent event, Optional<Analysed> entry) {}

  /** An entry with what it is found by. */
  record Analysed(Entry entry, Optional<Episode> episode, Legible legible) {}

  /** Whether words were erased behind a position, which what was indexed before may still hold. */
  boolean erasesBehind(long position) {
    return items.stream()
        .anyMatch(item -> item.event().position() > position && Erased.isReceipt(item.event()));
  }

  /** What comes after a mark on the way to a head; nothing, if the log ends there. */
  static Batch after(Mark from, Head head, LogSource source) {
    int limit = (int) Math.min(EVENTS, head.position() - from.position());
    List<LogSource.Read> page = source.read(from.position() + 1, limit);
    if (page.isEmpty()) {
      return new Batch(from, List.of(), source.holds(from));
    }
    if (!source.follows(from, page.get(0).event())) {
      return new Batch(from, List.of(), false);
    }
    List<LogSource.Read> some = brief(page);
    Map<TextId, StoredText> texts = source.texts(some);
    return new Batch(from, some.stream().map(read -> item(read, source, texts)).toList(), true);
  }

  private static List<LogSource.Read> brief(List<LogSource.Read> page) {
    List<LogSource.Read> some = new ArrayList<>();
    long text = 0;
    for (LogSource.Read read : page) {
      text += read.codePoints();
      if (text > TEXT && !some.isEmpty()) {
        return some;
      }
      some.add(read);
    }
    return some;
  }

  private static Item item(LogSource.Read read, LogSource source, Map<TextId, StoredText> texts) {
    return new Item(
        read.event(),
        read.entry().map(logged -> analysed(logged, read.event().position(), source, texts)));
  }

  private static Analysed analysed(
      EntryLogged logged, long position, LogSource source, Map<TextId, StoredText> texts) {
    Optional<Episode> episode = source.episodes().apply(logged.episode());
    Scope scope = episode.map(Episode::scope).orElse(Scope.GLOBAL);
    return new Analysed(
        new Entry(logged, position, scope),
        episode,
        Legible.of(logged, source.text(logged, texts)));
  }
}
