package dev.cairn;

import dev.cairn.card.Generator;
import dev.cairn.engine.CallOutcomes;
import dev.cairn.engine.EpisodeWalk;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.Scrubbing;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.card.CardWrites;
import dev.cairn.engine.consolidate.Consolidating;
import dev.cairn.engine.consolidate.Ledgers;
import dev.cairn.engine.consolidate.StatementNearness;
import dev.cairn.engine.decide.Deciding;
import dev.cairn.engine.episode.EpisodeReads;
import dev.cairn.engine.episode.Writes;
import dev.cairn.engine.erase.Erasing;
import dev.cairn.engine.graph.Enrichers;
import dev.cairn.engine.graph.EpisodeConcepts;
import dev.cairn.engine.graph.GraphReads;
import dev.cairn.engine.graph.GraphWrites;
import dev.cairn.engine.house.Explaining;
import dev.cairn.engine.house.House;
import dev.cairn.engine.house.Meanings;
import dev.cairn.engine.house.StatusReads;
import dev.cairn.engine.house.UnscrubbedTexts;
import dev.cairn.engine.recall.Recall;
import dev.cairn.engine.tool.Tools;
import dev.cairn.enrich.Enricher;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Scrubber;
import dev.cairn.text.Readers;
import dev.cairn.tool.ToolVectors;
import java.util.List;
import java.util.Optional;

/** One loaded context: its memory, and everything that can be asked of it. */
final class Loaded implements AutoCloseable {
  private final Memory memory;
  private final Scrubbing scrubbing;
  private final Writes writes;
  private final CardWrites cardWrites;
  private final GraphWrites graphWrites;
  private final EpisodeReads episodes;
  private final GraphReads graphReads;
  private final Recall recall;
  private final Tools tools;
  private final Deciding deciding;
  private final Explaining explaining;
  private final House house;
  private final UnscrubbedTexts unscrubbed;
  private final Erasing erasing;

  Loaded(
      Memory memory,
      EventCodec codec,
      List<Enricher> enrichers,
      List<Generator> generators,
      Readers readers,
      Scrubber scrubber,
      Optional<Embeddings> embeddings) {
    this.memory = memory;
    this.scrubbing = new Scrubbing(memory, scrubber);
    Enrichers followers = new Enrichers(memory, enrichers);
    EpisodeWalk walk = new EpisodeWalk(memory, codec);
    EpisodeConcepts concepts = new EpisodeConcepts(memory, walk);
    Ledgers ledgers = new Ledgers(memory, codec);
    LogReads log = new LogReads(memory, codec);
    Consolidating consolidating = new Consolidating(
        memory,
        log,
        walk,
        new StatementNearness(memory, embeddings),
        generators,
        readers,
        scrubbing);
    CallOutcomes outcomes = new CallOutcomes(log, new TextReads(memory), readers.calls());
    this.writes = new Writes(memory, concepts, followers, consolidating, ledgers, outcomes);
    this.cardWrites = new CardWrites(memory, followers, consolidating, ledgers);
    this.graphWrites = new GraphWrites(memory, concepts, followers);
    this.episodes = new EpisodeReads(memory, codec);
    this.graphReads = new GraphReads(memory, codec);
    this.recall = new Recall(memory, codec, embeddings, readers);
    this.tools = new Tools(
        memory,
        codec,
        embeddings.map(shared -> ToolVectors.of(memory.name(), memory.log(), shared)),
        outcomes);
    this.deciding = new Deciding(
        memory, codec, recall, tools, consolidating.citing(), readers.calls(), scrubbing);
    this.explaining = new Explaining(memory, codec, graphReads);
    this.house = new House(memory, codec, consolidating);
    this.unscrubbed = new UnscrubbedTexts(memory, codec, scrubber);
    this.erasing = new Erasing(memory, codec, scrubber);
  }

  Memory memory() {
    return memory;
  }

  /** Takes the secrets out of requests. */
  Scrubbing scrubbing() {
    return scrubbing;
  }

  /** The operations that append to the log. */
  Writes writes() {
    return writes;
  }

  CardWrites cardWrites() {
    return cardWrites;
  }

  GraphWrites graphWrites() {
    return graphWrites;
  }

  EpisodeReads episodes() {
    return episodes;
  }

  GraphReads graphReads() {
    return graphReads;
  }

  Recall recall() {
    return recall;
  }

  Tools tools() {
    return tools;
  }

  /** Whether a tool may run without asking. */
  Deciding deciding() {
    return deciding;
  }

  Explaining explaining() {
    return explaining;
  }

  House house() {
    return house;
  }

  UnscrubbedTexts unscrubbed() {
    return unscrubbed;
  }

  Erasing erasing() {
    return erasing;
  }

  StatusReads status() {
    return new StatusReads(memory);
  }

  Meanings meanings() {
    return new Meanings(memory, tools, recall, graphWrites);
  }

  /** Roughly what it takes of the heap. */
  long footprint() {
    return memory.footprint() + tools.footprint() + recall.footprint();
  }

  @Override
  public void close() {
    memory.settle();
    tools.close();
    recall.close();
    memory.close();
  }
}
