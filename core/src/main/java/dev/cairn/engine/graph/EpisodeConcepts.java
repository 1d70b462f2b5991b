package dev.cairn.engine.graph;

import dev.cairn.engine.EpisodeWalk;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.episode.Episode;
import dev.cairn.ingest.Adapter;
import dev.cairn.ingest.ConceptTally;
import dev.cairn.ingest.EntitiesAdapter;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Head;
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
public final class EpisodeConcepts {
  private final Memory memory;
  private final EpisodeWalk walk;
  private final TextReads texts;

  public EpisodeConcepts(Memory memory, EpisodeWalk walk) {
    this.memory = memory;
    this.walk = walk;
    this.texts = new TextReads(memory);
  }

  /** What an episode spoke of up to a position. */
  public record Read(ConceptTally tally, long position) {}

  /** One adapter for each episode asked for, or for all. */
  public List<Adapter> adapters(Map<String, Object> data) {
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

  /** Up to a head of the log. */
  public Read read(EpisodeId id, Head head, GraphPolicy policy) {
    ConceptTally tally = new ConceptTally(policy.entityCharactersMax());
    walk.all(id, head, steps -> count(steps, tally));
    return new Read(tally, head.position());
  }

  /** What was read, and the entries that came since. Usually there are none, and nothing is read. */
  public ConceptTally whole(Read read, Episode episode) {
    if (read.tally().entries() == episode.entries()) {
      return read.tally();
    }
    ConceptTally tally = read.tally().copy();
    walk.since(episode.id(), read.position(), Long.MAX_VALUE, steps -> count(steps, tally));
    return tally;
  }

  private void count(List<EpisodeWalk.Step> steps, ConceptTally tally) {
    List<TextRef> refs = steps.stream().map(step -> step.entry().text()).toList();
    Map<TextRef, String> words = texts.of(refs);
    for (TextRef ref : refs) {
      String text = words.get(ref);
      if (text == null) {
        tally.addErased();
      } else {
        tally.add(text);
      }
    }
  }

  private GraphPolicy policy() {
    return memory.look(() -> memory.state().policy().policy().graph());
  }
}
