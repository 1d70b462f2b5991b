package dev.cairn;

import dev.cairn.enrich.Enricher;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.LogSource;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.index.vector.EntryVectors;
import dev.cairn.log.Command;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import dev.cairn.log.Recorder;
import dev.cairn.projection.CheckpointFiles;
import dev.cairn.projection.Checkpoints;
import dev.cairn.projection.Projector;
import dev.cairn.tool.ToolVectors;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** One loaded context: its folds, its index, and what can be done with them. */
final class Memory implements AutoCloseable {
  /** A process that runs for weeks may be killed; what it leaves to replay stays bounded. */
  private static final long KEEP_WHILE_RUNNING = 20_000;

  private static final long EPISODE_BYTES = 400;

  private final ContextName name;
  private final EventLog log;
  private final Recorder recorder;
  private final State state = new State();
  private final Projector projector;
  private final EntryIndex index;
  private final Optional<EntryVectors> vectors;
  private final Writes writes;
  private final Reads reads;
  private final House house;
  private final GraphWrites graphWrites;
  private final GraphReads graphReads;
  private final Tools tools;
  private final Recall recall;
  private final Consolidating consolidating;
  private final CardWrites cardWrites;
  private final Explaining explaining;
  private final long keepAfter;
  private final boolean ownsCache;

  Memory(
      ContextName name,
      EventLog log,
      EventCodec codec,
      Recorder recorder,
      Cache cache,
      long keepAfter,
      List<Enricher> enrichers,
      List<Generator> generators,
      Optional<Embeddings> embeddings,
      Runnable whenEmbedded) {
    this.keepAfter = keepAfter;
    this.ownsCache = cache.owned();
    this.name = name;
    this.log = log;
    this.recorder = recorder;
    Checkpoints checkpoints = cache
        .folder(name)
        .<Checkpoints>map(folder -> new CheckpointFiles(folder.resolve("folds"), ownsCache))
        .orElse(Checkpoints.NONE);
    this.projector = new Projector(name, log, codec, state.folds(), checkpoints);
    LogSource source =
        new LogSource(name, log, codec, id -> look(() -> state.episodes().find(id)));
    this.index = cache
        .folder(name)
        .map(folder -> EntryIndex.in(folder.resolve("index"), ownsCache, source))
        .orElseGet(() -> EntryIndex.inMemory(source));
    this.vectors = embeddings.map(shared -> shared.of(source, whenEmbedded));
    Enrichers followers = new Enrichers(this, enrichers);
    EpisodeWalk walk = new EpisodeWalk(this, codec);
    EpisodeConcepts concepts = new EpisodeConcepts(this, walk);
    Ledgers ledgers = new Ledgers(this, codec);
    this.consolidating =
        new Consolidating(this, walk, new StatementNearness(this, embeddings), generators);
    this.writes = new Writes(this, concepts, followers, consolidating, ledgers);
    this.explaining = new Explaining(this, codec);
    this.cardWrites = new CardWrites(this, followers, consolidating, ledgers);
    this.reads = new Reads(this, codec, ownsCache);
    this.house = new House(this, codec);
    this.graphWrites = new GraphWrites(this, concepts, followers);
    this.graphReads = new GraphReads(this, codec);
    this.tools =
        new Tools(this, codec, embeddings.map(shared -> ToolVectors.of(name, log, shared)));
    this.recall = new Recall(this, codec, embeddings);
  }

  ContextName name() {
    return name;
  }

  EventLog log() {
    return log;
  }

  State state() {
    return state;
  }

  EntryIndex index() {
    return index;
  }

  /** Where its entries lie by meaning, if there is a model. */
  Optional<EntryVectors> vectors() {
    vectors.ifPresent(each -> each.adopt(look(() -> state.policy().policy().vector())));
    return vectors;
  }

  Projector projector() {
    return projector;
  }

  Recorder recorder() {
    return recorder;
  }

  Writes writes() {
    return writes;
  }

  Reads reads() {
    return reads;
  }

  House house() {
    return house;
  }

  GraphWrites graphWrites() {
    return graphWrites;
  }

  GraphReads graphReads() {
    return graphReads;
  }

  Explaining explaining() {
    return explaining;
  }

  Consolidating consolidating() {
    return consolidating;
  }

  CardWrites cardWrites() {
    return cardWrites;
  }

  Tools tools() {
    return tools;
  }

  Recall recall() {
    return recall;
  }

  /** Reads the folds while no event is half applied. */
  <T> T look(Supplier<T> reader) {
    return projector.look(reader);
  }

  /** Brings the folds up to the log's head and says how far that is. */
  Head freshen() {
    projector.catchUp();
    Head head = projector.head();
    vectors.ifPresent(each -> each.written(head.position()));
    return head;
  }

  <A> A record(Command<A> command) {
    A answer = recorder.record(projector, command);
    projector.checkpoint(KEEP_WHILE_RUNNING);
    vectors.ifPresent(each -> each.written(projector.head().position()));
    return answer;
  }

  /** The index, as far as the folds have come. */
  EntryIndex indexAt(Head head) {
    index.catchUp(head);
    index.commitAfter(KEEP_WHILE_RUNNING);
    return index;
  }

  /** Whether it keeps what it makes for the next process. */
  boolean ownsCache() {
    return ownsCache;
  }

  /** Roughly what it takes of the heap. */
  long footprint() {
    long folded =
        look(() -> EPISODE_BYTES * state.episodes().size() + state.graph().footprint());
    return folded
        + index.footprint()
        + vectors.map(EntryVectors::footprint).orElse(0L)
        + tools.footprint()
        + recall.footprint();
  }

  @Override
  public void close() {
    vectors.ifPresent(EntryVectors::close);
    tools.close();
    recall.close();
    projector.checkpoint(keepAfter);
    index.close();
  }
}
