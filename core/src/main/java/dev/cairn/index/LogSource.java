package dev.cairn.index;

import dev.cairn.episode.Episode;
import dev.cairn.log.ContextName;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.RowCheck;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The log an index is folded from.
 *
 * @param episodes finds an episode that began at or before the event being indexed
 */
public record LogSource(
    ContextName context,
    EventLog log,
    EventCodec codec,
    Function<EpisodeId, Optional<Episode>> episodes) {

  /** An event, and the entry it logged if it did. */
  public record Read(StoredEvent event, Optional<EntryLogged> entry) {
    /** How long its text is. */
    long codePoints() {
      return entry.map(logged -> logged.text().codePoints()).orElse(0);
    }
  }

  /** Events from a position on, in order, at most so many. */
  public List<Read> read(long from, int limit) {
    List<Read> page = new ArrayList<>();
    for (StoredEvent event : log.read(context, from, limit)) {
      LogEvent decoded = codec.decode(event).event();
      page.add(new Read(
          event, decoded instanceof EntryLogged entry ? Optional.of(entry) : Optional.empty()));
    }
    return page;
  }

  Map<TextId, StoredText> texts(List<Read> page) {
    return log.texts(
        context,
        page.stream()
            .flatMap(read -> read.entry().stream())
            .map(e -> e.text().id())
            .toList());
  }

  /** The text of an entry if it is there, and as it was written. */
  Optional<StoredText> text(EntryLogged entry, Map<TextId, StoredText> texts) {
    return Optional.ofNullable(texts.get(entry.text().id()))
        .filter(text -> log.isWritten(context, entry.text(), text));
  }

  /** Whether the log still holds what the mark came past. */
  boolean holds(Mark mark) {
    if (mark.position() == 0) {
      return true;
    }
    List<StoredEvent> there = log.read(context, mark.position(), 1);
    return !there.isEmpty()
        && there.get(0).position() == mark.position()
        && there.get(0).hash().equals(mark.hash());
  }

  /**
   * Whether an event directly follows the mark on its chain. A row that was damaged, or whose words were erased, does not fit
   * its hash; there it is enough that the log still holds what the mark came past.
   */
  boolean follows(Mark mark, StoredEvent event) {
    return event.position() == mark.position() + 1
        && (RowCheck.continues(mark.hash(), event) || holds(mark));
  }

  /** How far the log goes now. */
  public long end() {
    return log.head(context).position();
  }
}
