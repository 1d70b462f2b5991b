package dev.cairn.engine.episode;

import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.episode.Episode;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Entry;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.Moment;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.Scope;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.ListEpisodes;
import dev.cairn.operation.ReadEpisode;
import dev.cairn.operation.Reading;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Episodes and their entries, in the order they came. */
public final class EpisodeReads {
  private static final int EPISODES = 20;
  private static final int ENTRIES = 100;
  private static final int LIMIT_MAX = 1_000;

  /** Entries may be large; a page of them ends here, but has at least one. */
  private static final long PAGE_BYTES = 1L << 19;

  private final Memory memory;
  private final TextReads texts;
  private final EventCodec codec;

  public EpisodeReads(Memory memory, EventCodec codec) {
    this.memory = memory;
    this.texts = new TextReads(memory);
    this.codec = codec;
  }

  public ListEpisodes.Answer list(ListEpisodes request, Reading reading) {
    Head head = memory.seen(reading);
    int limit = limit(request.limit(), EPISODES);
    long before = request.before().orElse(Long.MAX_VALUE);
    List<Episode> found = memory.look(() -> memory.state().episodes().all().stream()
        .filter(episode -> episode.position() < before)
        .filter(episode -> begun(episode, reading))
        .filter(episode -> request.scope().map(scope -> in(scope, episode)).orElse(true))
        .sorted(Comparator.comparingLong(Episode::position).reversed())
        .limit(limit + 1L)
        .toList());
    List<Episode> shown = found.subList(0, Math.min(limit, found.size()));
    EntryIndex index = memory.indexAt(head);
    return new ListEpisodes.Answer(
        shown.stream().map(episode -> item(episode, reading, index)).toList(),
        found.size() > limit
            ? OptionalLong.of(shown.get(limit - 1).position())
            : OptionalLong.empty(),
        head.position());
  }

  public ReadEpisode.Answer read(ReadEpisode request, Reading reading) {
    Head head = memory.seen(reading);
    int limit = limit(request.limit(), ENTRIES);
    Episode episode = memory.look(() -> memory.state().episode(request.episode()));
    if (!begun(episode, reading)) {
      throw CairnException.notFound(
          "episode", "episode '" + episode.id() + "' had not begun at as_of");
    }
    EntryIndex index = memory.indexAt(head);
    List<Entry> found =
        index.of(episode.id(), request.after().orElse(0), moment(reading), limit + 1);
    List<ReadEpisode.Item> entries = entries(found.subList(0, Math.min(limit, found.size())));
    return new ReadEpisode.Answer(
        item(episode, reading, index),
        entries,
        entries.size() < found.size()
            ? OptionalLong.of(entries.get(entries.size() - 1).position())
            : OptionalLong.empty(),
        head.position());
  }

  private static int limit(OptionalInt asked, int otherwise) {
    int limit = asked.orElse(otherwise);
    if (limit < 1 || limit > LIMIT_MAX) {
      throw CairnException.invalid(
          "limit", "limit must lie in [1, " + LIMIT_MAX + "], was " + limit);
    }
    return limit;
  }

  /** One text after another, so that a page of large ones is never held whole. */
  private List<ReadEpisode.Item> entries(List<Entry> found) {
    List<ReadEpisode.Item> items = new ArrayList<>();
    long bytes = 0;
    for (Entry entry : found) {
      Optional<String> text = texts.of(entry.logged().text());
      bytes += text.map(words -> words.getBytes(StandardCharsets.UTF_8).length).orElse(0);
      if (bytes > PAGE_BYTES && !items.isEmpty()) {
        return items;
      }
      items.add(item(entry, text));
    }
    return items;
  }

  private static ReadEpisode.Item item(Entry entry, Optional<String> text) {
    EntryLogged logged = entry.logged();
    return new ReadEpisode.Item(
        logged.entry(),
        logged.role(),
        text,
        logged.tool(),
        logged.ok(),
        logged.exitCode(),
        logged.uri(),
        logged.source(),
        logged.via(),
        logged.at(),
        entry.position());
  }

  private ListEpisodes.Item item(Episode episode, Reading reading, EntryIndex index) {
    return new ListEpisodes.Item(
        episode.id(),
        episode.scope(),
        episode.domain(),
        episode.agent(),
        task(episode),
        episode.workflowType(),
        episode.startedAt(),
        episode.endedAt().filter(at -> happened(episode.endPosition(), at, reading)),
        reading.asOf().isPresent() ? index.count(episode.id(), moment(reading)) : episode.entries(),
        episode.position());
  }

  /** The fold keeps no texts; the event says which it was. */
  private Optional<String> task(Episode episode) {
    return new LogReads(memory, codec)
        .at(episode.position(), EpisodeStarted.class)
        .flatMap(EpisodeStarted::task)
        .flatMap(texts::of);
  }

  private static boolean in(Scope scope, Episode episode) {
    return switch (scope.tier()) {
      case REPO -> episode.repo().equals(Optional.of(scope));
      case DOMAIN -> episode.domain().equals(Optional.of(scope.name()));
      case GLOBAL -> true;
    };
  }

  private static boolean begun(Episode episode, Reading reading) {
    return happened(episode.position(), episode.startedAt(), reading);
  }

  private static boolean happened(long position, Instant at, Reading reading) {
    Moment moment = moment(reading);
    return moment instanceof Moment.Time time
        ? !at.isAfter(time.time())
        : position <= ((Moment.Position) moment).position();
  }

  private static Moment moment(Reading reading) {
    if (reading.asOf().isEmpty()) {
      return Moment.NOW;
    }
    return reading.asOf().get() instanceof AsOf.Time time
        ? new Moment.Time(time.time())
        : new Moment.Position(((AsOf.Position) reading.asOf().get()).position());
  }
}
