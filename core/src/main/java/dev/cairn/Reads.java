package dev.cairn;

import dev.cairn.episode.PolicyInForce;
import dev.cairn.fault.CairnException;
import dev.cairn.graph.Derived;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.StoreInfo;
import dev.cairn.operation.ListEpisodes;
import dev.cairn.operation.ReadEpisode;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.operation.Status;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PolicyKeys;
import dev.cairn.search.EntrySearch;
import dev.cairn.search.Relatives;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The operations that look. */
final class Reads {
  /** A position that was promised arrives within milliseconds; one that was not, never does. */
  private static final int LOOKS_MAX = 50;

  private static final long PAUSE_MILLIS = 10;

  private final Memory memory;
  private final EpisodeReads episodes;
  private final Relatives relatives;
  private final boolean cacheOwned;

  Reads(Memory memory, EventCodec codec, boolean cacheOwned) {
    this.memory = memory;
    this.episodes = new EpisodeReads(memory, codec);
    this.relatives = new GraphRelatives(memory);
    this.cacheOwned = cacheOwned;
  }

  /** What a search finds among entries, as far as the folds have come. */
  Search.Answer entries(Search request, Reading reading, Head head, Policy policy) {
    return new EntrySearch(
            memory.name(), memory.log(), memory.indexAt(head), memory.vectors(), relatives)
        .search(request, reading, policy, reading.now().orElseGet(memory.recorder()::now));
  }

  ListEpisodes.Answer episodes(ListEpisodes request, Reading reading) {
    return episodes.list(request, reading, seen(reading));
  }

  ReadEpisode.Answer episode(ReadEpisode request, Reading reading) {
    return episodes.read(request, reading, seen(reading));
  }

  Status.Answer status(Reading reading) {
    Head head = seen(reading);
    StoreInfo store = memory.log().info();
    Optional<Status.EmbeddingModel> model = new Meanings(memory).status();
    return memory.look(() -> new Status.Answer(
        Cairn.version(),
        memory.name(),
        head.position(),
        head.hash().hex(),
        head.position() == 0 ? Optional.empty() : Optional.of(head.recordedAt()),
        sizes(),
        policy(memory.state().policy()),
        model,
        new Status.Storage(store.url(), store.bytes(), store.version(), cacheOwned),
        health()));
  }

  /** What is not as it should be, though nothing is lost. */
  private Status.Health health() {
    Derived derived = memory.state().graph().derived();
    List<String> notices = new ArrayList<>(new CardCensus(memory.state()).notices());
    derived.failures().forEach((id, why) -> notices.add("enrichment '" + id + "': " + why));
    if (!derived.isAtRest()) {
      notices.add(
          "enrichments have not come to rest; they go on with the next change, or `enrich`");
    }
    return new Status.Health(true, notices);
  }

  private Map<String, Long> sizes() {
    Map<String, Long> sizes = new TreeMap<>();
    sizes.put("episodes", (long) memory.state().episodes().size());
    sizes.put("entries", memory.state().episodes().entries());
    sizes.put("nodes", (long) memory.state().graph().nodeCount());
    sizes.put("edges", (long) memory.state().graph().edgeCount());
    sizes.put("tools", (long) memory.state().catalogue().size());
    CardCensus census = new CardCensus(memory.state());
    sizes.put("cards", census.inForce());
    sizes.put("cards_archived", census.archived());
    sizes.put("candidates_waiting", census.waiting());
    return sizes;
  }

  private static Status.PolicyInForce policy(PolicyInForce policy) {
    return new Status.PolicyInForce(
        policy.profile().label(), policy.policy().values(), PolicyKeys.all());
  }

  /** The state is as new as the log, and at least as new as the caller asked for. */
  Head seen(Reading reading) {
    long wanted = reading.minPosition().orElse(0);
    Head head = memory.freshen();
    for (int look = 1; head.position() < wanted; look++) {
      if (look > LOOKS_MAX || !paused()) {
        throw CairnException.unavailable(
            "the log ends at %d, before min_position %d; ask again when it was written"
                .formatted(head.position(), wanted),
            null);
      }
      head = memory.freshen();
    }
    return head;
  }

  private static boolean paused() {
    try {
      Thread.sleep(PAUSE_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
