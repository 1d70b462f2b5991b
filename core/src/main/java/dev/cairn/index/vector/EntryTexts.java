package dev.cairn.index.vector;

import dev.cairn.index.LogSource;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Erased;
import dev.cairn.log.Role;
import dev.cairn.log.RowCheck;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads the entries of a log in order and numbers them from 0. The index adds one document per entry in the
 * same order and deletes none, so an entry's number is its document's too.
 */
final class EntryTexts {
  private static final int EVENTS = 1_024;

  /** Texts are fetched together until they have this many code points: entries may be large. */
  private static final long FETCH_MAX = 4_194_304;

  private final LogSource source;
  private long position;
  private Bytes hash = Bytes.zeros(Chain.HASH_BYTES);
  /** The newest text of each episode so far. */
  private final Map<EpisodeId, TextId> newest = new HashMap<>();

  private int entries;

  /** Receipts of erasures up to here are no news: what is read, is read after them. */
  private final long clean;

  EntryTexts(LogSource source) {
    this.source = source;
    this.clean = source.end();
  }

  /**
   * An entry by its number.
   *
   * @param before the text of the turn before it in its episode
   */
  record Numbered(int id, TextId text, Role role, Optional<TextId> before) {}

  /** Entries that follow each other, with the texts that were not erased. */
  record Page(List<Numbered> entries, Map<TextId, String> texts, boolean last) {}

  long position() {
    return position;
  }

  int entries() {
    return entries;
  }

  /** The next entries; nothing, if the log no longer says what was read of it before. */
  Optional<Page> next() {
    List<LogSource.Read> events = source.read(position + 1, EVENTS);
    if (events.isEmpty()) {
      return stillThere() ? Optional.of(new Page(List.of(), Map.of(), true)) : Optional.empty();
    }
    boolean follows = RowCheck.continues(hash, events.get(0).event()) || stillThere();
    if (!follows || erases(events)) {
      return Optional.empty();
    }
    List<LogSource.Read> taken = atOnce(events);
    List<Numbered> numbered = number(taken);
    Page page = new Page(numbered, texts(numbered), false);
    LogSource.Read end = taken.get(taken.size() - 1);
    position = end.event().position();
    hash = end.event().hash();
    return Optional.of(page);
  }

  private boolean erases(List<LogSource.Read> events) {
    return events.stream()
        .map(LogSource.Read::event)
        .anyMatch(event -> event.position() > clean && Erased.isReceipt(event));
  }

  private boolean stillThere() {
    if (position == 0) {
      return true;
    }
    List<LogSource.Read> there = source.read(position, 1);
    return !there.isEmpty() && there.get(0).event().hash().equals(hash);
  }

  /** As many as may be fetched together, at least one. */
  private static List<LogSource.Read> atOnce(List<LogSource.Read> events) {
    long size = 0;
    for (int i = 0; i < events.size(); i++) {
      size += events.get(i).entry().map(entry -> entry.text().codePoints()).orElse(0);
      if (size > FETCH_MAX) {
        return events.subList(0, Math.max(1, i));
      }
    }
    return events;
  }

  private List<Numbered> number(List<LogSource.Read> events) {
    List<Numbered> numbered = new ArrayList<>();
    for (LogSource.Read read : events) {
      read.entry().ifPresent(entry -> {
        TextId text = entry.text().id();
        Optional<TextId> before = Optional.ofNullable(newest.put(entry.episode(), text));
        numbered.add(new Numbered(entries++, text, entry.role(), before));
      });
    }
    return numbered;
  }

  /** The texts of some entries, in their order; one may have been erased since it was read. */
  Map<TextId, String> texts(List<Numbered> wanted) {
    List<TextId> ids = wanted.stream()
        .flatMap(each -> Stream.concat(Stream.of(each.text()), each.before().stream()))
        .distinct()
        .toList();
    Map<TextId, StoredText> stored = source.log().texts(source.context(), ids);
    Map<TextId, String> words = new LinkedHashMap<>();
    for (Numbered each : wanted) {
      StoredText text = stored.get(each.text());
      if (text != null) {
        Optional<String> before = each.before().map(stored::get).map(StoredText::text);
        words.put(each.text(), Reply.of(each.role(), text.text(), before));
      }
    }
    return words;
  }
}
