package dev.cairn;

import dev.cairn.episode.Episode;
import dev.cairn.index.Entry;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.Moment;
import dev.cairn.ingest.Adapter;
import dev.cairn.ingest.ConceptTally;
import dev.cairn.ingest.EntitiesAdapter;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.policy.GraphPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads what episodes speak of. Done before a command is recorded, for texts may be long and nobody can
 * write meanwhile; what comes in between is read on by {@link #whole}.
 */
final class EpisodeConcepts {
  /** Entries may be large; few are held at once. */
  private static final int PAGE = 16;

  private static final int EVENTS = 1_024;

  /** An episode that makes up so much of the log since it began is read off the log. */
  private static final long NEAR = 4;

  private final Memory memory;
  private final EventCodec codec;

  EpisodeConcepts(Memory memory, EventCodec codec) {
    this.memory = memory;
    this.codec = codec;
  }

  /** What an episode spoke of up to a position. */
  record Read(ConceptTally tally, long position) {}

  /** One adapter for each episode asked for, or for all. */
  List<Adapter> adapters(Map<String, Object> data) {
    Optional<EpisodeId> asked = EntitiesAdapter.asked(data);
    List<EpisodeId> episodes = memory.look(() -> asked
        .map(id -> List.of(memory.state().episode(id).id()))
        .orElseGet(
            () -> memory.state().episodes().all().stream().map(Episode::id).toList()));
    Head head = memory.projector().head();
    GraphPolicy policy = policy();
    List<Adapter> adapters = new ArrayList<>();
    for (EpisodeId episode : episodes) {
      ConceptTally tally = read(episode, head, policy).tally();
      adapters.add(new EntitiesAdapter(episode, tally, policy.entitiesPerEpisodeMax()));
    }
    return adapters;
  }

  /**
   * Up to a head of the log. Most episodes end where they were written, and reading on from their beginning
   * is quicker than bringing the index up to the last entry; one that began long ago is found by the index.
   */
  Read read(EpisodeId id, Head head, GraphPolicy policy) {
    Episode episode = memory.look(() -> memory.state().episode(id));
    ConceptTally tally = new ConceptTally(policy.entityCharactersMax());
    boolean near = head.position() - episode.position() <= NEAR * episode.entries() + EVENTS;
    return near
        ? readOn(new Read(tally, episode.position()), id, head.position())
        : readByIndex(id, head, tally);
  }

  private Read readByIndex(EpisodeId episode, Head head, ConceptTally tally) {
    EntryIndex index = memory.indexAt(head);
    Moment then = new Moment.Position(head.position());
    long after = 0;
    List<Entry> page = index.of(episode, after, then, PAGE);
    while (!page.isEmpty()) {
      count(page.stream().map(Entry::logged).toList(), tally);
      after = page.get(page.size() - 1).position();
      page = index.of(episode, after, then, PAGE);
    }
    return new Read(tally, head.position());
  }

  /** What was read, and the entries that came since. Usually there are none, and nothing is read. */
  ConceptTally whole(Read read, Episode episode) {
    if (read.tally().entries() == episode.entries()) {
      return read.tally();
    }
    return readOn(read, episode.id(), Long.MAX_VALUE).tally();
  }

  /** Goes on where reading ended; one that writes faster than we read must not keep us for ever. */
  private Read readOn(Read read, EpisodeId episode, long to) {
    ConceptTally tally = read.tally().copy();
    long position = read.position();
    while (position < to) {
      int most = (int) Math.min(EVENTS, to - position);
      List<StoredEvent> page = memory.log().read(memory.name(), position + 1, most);
      if (page.isEmpty()) {
        break;
      }
      List<EntryLogged> entries = entries(page, episode);
      for (int i = 0; i < entries.size(); i += PAGE) {
        count(entries.subList(i, Math.min(i + PAGE, entries.size())), tally);
      }
      position += page.size();
    }
    return new Read(tally, position);
  }

  private List<EntryLogged> entries(List<StoredEvent> page, EpisodeId episode) {
    List<EntryLogged> entries = new ArrayList<>();
    for (StoredEvent event : page) {
      if (codec.decode(event).event() instanceof EntryLogged entry
          && entry.episode().equals(episode)) {
        entries.add(entry);
      }
    }
    return entries;
  }

  private void count(List<EntryLogged> entries, ConceptTally tally) {
    List<TextId> ids = entries.stream().map(entry -> entry.text().id()).toList();
    Map<TextId, StoredText> texts = memory.log().texts(memory.name(), ids);
    for (EntryLogged entry : entries) {
      TextRef ref = entry.text();
      StoredText stored = texts.get(ref.id());
      if (stored == null) {
        tally.addErased();
      } else {
        tally.add(ref.resolve(stored));
      }
    }
  }

  private GraphPolicy policy() {
    return memory.look(() -> memory.state().policy().policy().graph());
  }
}
