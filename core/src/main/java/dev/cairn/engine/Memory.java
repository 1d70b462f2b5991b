package dev.cairn.engine;

import dev.cairn.fault.CairnException;
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
import dev.cairn.operation.Reading;
import dev.cairn.projection.CheckpointFiles;
import dev.cairn.projection.Checkpoints;
import dev.cairn.projection.Projector;
import java.util.Optional;
import java.util.function.Supplier;

/** One context in memory: its folds, its index, and how both keep up with the log. */
public final class Memory implements AutoCloseable {
  /** A process that runs for weeks may be killed; what it leaves to replay stays bounded. */
  private static final long KEEP_WHILE_RUNNING = 20_000;

  private static final long EPISODE_BYTES = 400;

  /** A position that was promised arrives within milliseconds; one that was not, never does. */
  private static final int LOOKS_MAX = 50;

  private static final long PAUSE_MILLIS = 10;

  private final ContextName name;
  private final EventLog log;
  private final Recorder recorder;
  private final State state = new State();
  private final Projector projector;
  private final EntryIndex index;
  private final Optional<EntryVectors> vectors;
  private final long keepAfter;
  private final boolean ownsCache;

  public Memory(
      ContextName name,
      EventLog log,
      EventCodec codec,
      Recorder recorder,
      Cache cache,
      long keepAfter,
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
  }

  public ContextName name() {
    return name;
  }

  public EventLog log() {
    return log;
  }

  public State state() {
    return state;
  }

  public EntryIndex index() {
    return index;
  }

  /** Where its entries lie by meaning, if there is a model. */
  public Optional<EntryVectors> vectors() {
    vectors.ifPresent(each -> each.adopt(look(() -> state.policy().policy().vector())));
    return vectors;
  }

  public Projector projector() {
    return projector;
  }

  public Recorder recorder() {
    return recorder;
  }

  /** Reads the folds while no event is half applied. */
  public <T> T look(Supplier<T> reader) {
    return projector.look(reader);
  }

  /** Brings the folds up to the log's head and says how far that is. */
  public Head freshen() {
    projector.catchUp();
    Head head = projector.head();
    vectors.ifPresent(each -> each.written(head.position()));
    return head;
  }

  /** The state is as new as the log, and at least as new as the caller asked for. */
  public Head seen(Reading reading) {
    long wanted = reading.minPosition().orElse(0);
    Head head = freshen();
    for (int look = 1; head.position() < wanted; look++) {
      if (look > LOOKS_MAX || !paused()) {
        throw CairnException.unavailable(
            "the log ends at %d, before min_position %d; ask again when it was written"
                .formatted(head.position(), wanted),
            null);
      }
      head = freshen();
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

  public <A> A record(Command<A> command) {
    A answer = recorder.record(projector, command);
    projector.checkpoint(KEEP_WHILE_RUNNING);
    vectors.ifPresent(each -> each.written(projector.head().position()));
    return answer;
  }

  /** The index, as far as the folds have come. */
  public EntryIndex indexAt(Head head) {
    index.catchUp(head);
    index.commitAfter(KEEP_WHILE_RUNNING);
    return index;
  }

  /** Whether it keeps what it makes for the next process. */
  public boolean ownsCache() {
    return ownsCache;
  }

  /** Roughly what it takes of the heap. */
  public long footprint() {
    long folded =
        look(() -> EPISODE_BYTES * state.episodes().size() + state.graph().footprint());
    return folded + index.footprint() + vectors.map(EntryVectors::footprint).orElse(0L);
  }

  /** Ends what goes on in the background, before anything it may use is closed. */
  public void settle() {
    vectors.ifPresent(EntryVectors::close);
  }

  @Override
  public void close() {
    projector.checkpoint(keepAfter);
    index.close();
  }
}
