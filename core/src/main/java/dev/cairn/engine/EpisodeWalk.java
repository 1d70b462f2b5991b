package dev.cairn.engine;

import dev.cairn.episode.Episode;
import dev.cairn.index.Entry;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.Moment;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Recorded;
import dev.cairn.log.StoredEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Walks over the entries of an episode in their order, a few at a time, for texts may be large. */
public final class EpisodeWalk {
  private static final int PAGE = 16;
  private static final int EVENTS = 1_024;

  /** An episode that makes up so much of the log since it began is read off the log. */
  private static final long NEAR = 4;

  private final Memory memory;
  private final EventCodec codec;

  public EpisodeWalk(Memory memory, EventCodec codec) {
    this.memory = memory;
    this.codec = codec;
  }

  /** An entry and where it stands. */
  public record Step(EntryLogged entry, long position) {}

  /**
   * All entries up to a head of the log. Most episodes end where they were written, and reading on from their
   * beginning is quicker than bringing the index up to the last entry; one that began long ago is found by
   * the index.
   */
  public void all(EpisodeId id, Head head, Consumer<List<Step>> taker) {
    Episode episode = memory.look(() -> memory.state().episode(id));
    boolean near = head.position() - episode.position() <= NEAR * episode.entries() + EVENTS;
    if (near) {
      since(id, episode.position(), head.position(), taker);
    } else {
      byIndex(id, head, taker);
    }
  }

  private void byIndex(EpisodeId episode, Head head, Consumer<List<Step>> taker) {
    EntryIndex index = memory.indexAt(head);
    Moment then = new Moment.Position(head.position());
    List<Entry> page = index.of(episode, 0, then, PAGE);
    while (!page.isEmpty()) {
      taker.accept(
          page.stream().map(entry -> new Step(entry.logged(), entry.position())).toList());
      page = index.of(episode, page.get(page.size() - 1).position(), then, PAGE);
    }
  }

  /** The entries behind a position and up to another; returns how far the log was read. */
  public long since(EpisodeId episode, long after, long to, Consumer<List<Step>> taker) {
    long position = after;
    while (position < to) {
      int most = (int) Math.min(EVENTS, to - position);
      List<StoredEvent> page = memory.log().read(memory.name(), position + 1, most);
      if (page.isEmpty()) {
        break;
      }
      List<Step> steps = steps(page, episode);
      for (int i = 0; i < steps.size(); i += PAGE) {
        taker.accept(steps.subList(i, Math.min(i + PAGE, steps.size())));
      }
      position += page.size();
    }
    return position;
  }

  private List<Step> steps(List<StoredEvent> page, EpisodeId episode) {
    List<Step> steps = new ArrayList<>();
    for (StoredEvent stored : page) {
      Recorded recorded = codec.decode(stored);
      if (recorded.event() instanceof EntryLogged entry && entry.episode().equals(episode)) {
        steps.add(new Step(entry, recorded.position()));
      }
    }
    return steps;
  }
}
