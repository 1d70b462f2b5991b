package dev.cairn.engine;

import dev.cairn.episode.KnownDamage;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Entry;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.LogSource;
import dev.cairn.index.Worker;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.index.vector.EntryVectors;
import dev.cairn.log.CheckedLog;
import dev.cairn.log.Command;
import dev.cairn.log.ContextName;
import dev.cairn.log.DamageEvent.Break;
import dev.cairn.log.Draft;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.Recorder;
import dev.cairn.operation.Reading;
import dev.cairn.policy.IndexPolicy;
import dev.cairn.projection.CheckpointFiles;
import dev.cairn.projection.Checkpoints;
import dev.cairn.projection.Projector;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** One context in memory: its folds, its index, and how both keep up with the log. */
public final class Memory implements AutoCloseable {
  /** A process that runs for weeks may be killed; what it leaves to replay stays bounded. */
  private static final long KEEP_WHILE_RUNNING = 20_000;

  private static final long EPISODE_BYTES = 400;

  private static final long PAUSE_MILLIS = 10;

  /** Somebody who goes on talking while an episode ends is listened to so often before others have to wait. */
  private static final int READS_MAX = 3;

  private final ContextName name;
  private final CheckedLog log;
  private final Recorder recorder;
  private final HeadFile heads;
  private final State state = new State();
  private final Projector projector;
  private final EntryIndex index;
  private final Optional<EntryVectors> vectors;
  private final long keepAfter;
  private final boolean ownsCache;

  public Memory(
      ContextName name,
      CheckedLog log,
      EventCodec codec,
      Recorder recorder,
      HeadFile heads,
      Cache cache,
      long keepAfter,
      Worker indexing,
      Optional<Embeddings> embeddings,
      Runnable whenEmbedded) {
    this.keepAfter = keepAfter;
    this.ownsCache = cache.owned();
    this.name = name;
    this.log = log;
    this.recorder = recorder;
    this.heads = heads;
    heads.lost(name);
    Checkpoints checkpoints = cache
        .folder(name)
        .<Checkpoints>map(folder -> new CheckpointFiles(folder.resolve("folds"), ownsCache))
        .orElse(Checkpoints.NONE);
    this.projector = new Projector(name, log, codec, state.folds(), checkpoints);
    LogSource source =
        new LogSource(name, log, codec, id -> look(() -> state.episodes().find(id)));
    this.index = cache
        .folder(name)
        .map(folder -> EntryIndex.in(folder.resolve("index"), ownsCache, source, indexing))
        .orElseGet(() -> EntryIndex.inMemory(source, indexing));
    this.vectors = embeddings.map(shared -> shared.of(source, whenEmbedded));
  }

  public ContextName name() {
    return name;
  }

  public CheckedLog log() {
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
    index.written(head, indexPolicy());
    vectors.ifPresent(each -> each.written(head.position()));
    return head;
  }

  /** A whole log was put into this context. */
  public void restored() {
    heads.written(name);
    freshen();
  }

  private IndexPolicy indexPolicy() {
    return look(() -> state.policy().policy().index());
  }

  /** The state is as new as the log, and at least as new as the caller asked for. */
  public Head seen(Reading reading) {
    long wanted = reading.minPosition().orElse(0);
    Head head = freshen();
    if (head.position() >= wanted) {
      return head;
    }
    // A position that was promised is on its way; one that was not, never arrives. Counting pauses
    // would wait longer on a busy machine, and this room has no clock.
    long most = look(() -> state.policy().policy().log().waitMillisMax());
    CompletableFuture<Void> over =
        new CompletableFuture<Void>().completeOnTimeout(null, most, TimeUnit.MILLISECONDS);
    while (head.position() < wanted) {
      if (over.isDone() || !paused()) {
        throw CairnException.unavailable(
            "the log has reached position %d, not min_position %d; ask again when it was written"
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

  /** What of its log is damaged, as far as anybody came across it. Not in a command's turn. */
  public KnownDamage damage() {
    return look(this::damageInTurn);
  }

  /** What was there when the head file was written, and is no more. */
  public Optional<Break> cutOff() {
    return heads.lost(name);
  }

  /** The same for a command that is deciding, for which the state stands still. */
  public KnownDamage damageInTurn() {
    return state.damage().and(log.found(name));
  }

  /** What is written after damage was found follows an event that names it. */
  private void nameDamage() {
    if (!damage().unnamed().isEmpty()) {
      recorder.record(projector, new NameDamage(this));
    }
  }

  public <A> A record(Command<A> command) {
    nameDamage();
    A answer = recorder.record(
        projector,
        command instanceof Write<A> write && write.isScrubbed() ? noting(write) : command);
    projector.checkpoint(KEEP_WHILE_RUNNING);
    heads.written(name);
    Head head = projector.head();
    index.written(head, indexPolicy());
    vectors.ifPresent(each -> each.written(head.position()));
    return answer;
  }

  /**
   * Records a command that has to read much first, which is done before its turn: texts may be long and a model may be asked.
   * If more is written meanwhile it reads again, at last while no one else of this process writes.
   *
   * @param reading reads, and makes the command of what was read; it throws {@link StaleRead} if that is no longer all
   */
  public <A> A recordRead(Supplier<Command<A>> reading) {
    return tried(reading).or(() -> recorder.inTurn(() -> tried(reading))).orElseThrow(() -> {
      String message = "others go on writing what this has to read; try again";
      return CairnException.unavailable(message, null);
    });
  }

  private <A> Optional<A> tried(Supplier<Command<A>> reading) {
    for (int read = 0; read < READS_MAX; read++) {
      Optional<A> answer = once(reading);
      if (answer.isPresent()) {
        return answer;
      }
    }
    return Optional.empty();
  }

  /** Nothing, and nothing written, if more came in between; it is read next. */
  private <A> Optional<A> once(Supplier<Command<A>> reading) {
    try {
      return Optional.of(record(reading.get()));
    } catch (StaleRead e) {
      return Optional.empty();
    }
  }

  /** The same command, which also says in the log how many secrets were taken out of it. */
  private static <A> Command<A> noting(Write<A> write) {
    return new Command<>() {
      @Override
      public Optional<String> key() {
        return write.key();
      }

      @Override
      public boolean shares() {
        return write.shares();
      }

      @Override
      public void decide(Draft draft) {
        write.decide(draft);
        write.noteScrubbed(draft);
      }

      @Override
      public A answer(Written written) {
        return write.answer(written);
      }
    };
  }

  /** Replays the log and puts what comes of it in place while no command decides. */
  public void rebuild() {
    projector.rebuild(work -> recorder.inTurn(() -> {
      work.run();
      return projector;
    }));
    index.rebuild();
  }

  /**
   * Comes past the newest receipt of an erasure with everything that was made of the log: states, checkpoints, index. What
   * they hold is written to the cache anew, so that a process that is killed leaves no words there.
   */
  public void forget() {
    Head head = freshen();
    index.catchUp(head);
    index.commit();
    projector.checkpoint(1);
    vectors.ifPresent(each -> each.written(head.position()));
  }

  /** The index near the head: what is missing and not little is read behind. */
  public EntryIndex indexNear(Head head) {
    if (index.follow(head, indexPolicy())) {
      index.commitAfter(KEEP_WHILE_RUNNING);
    }
    return index;
  }

  /** The newest entries that are not indexed yet, the newest first; if they are many, not all. */
  public List<Entry> pending(Head head) {
    return index.pending(head.position(), indexPolicy());
  }

  /** The index, as far as the folds have come: waits until all of it is read. */
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
    index.settle();
    vectors.ifPresent(EntryVectors::close);
  }

  @Override
  public void close() {
    projector.checkpoint(keepAfter);
    index.close();
  }
}
