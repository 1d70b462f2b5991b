package dev.cairn.log;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EventLog.Outcome;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.EventLog.Turn;
import dev.cairn.log.Recorder.Job;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Turns a batch of commands into one transaction. Used by one thread at a time. */
final class Committer {
  private static final int TRIES_MAX = 3;

  private final EventLog log;
  private final EventCodec codec;
  private final InstantSource clock;
  private final RandomGenerator random;
  private final Ids ids;

  Committer(EventLog log, EventCodec codec, InstantSource clock, RandomGenerator random) {
    this.log = log;
    this.codec = codec;
    this.clock = clock;
    this.random = new Draws(random);
    this.ids = new Ids(this.random);
  }

  /** What became of each job of a batch. */
  record Result(
      Map<Job, List<Recorded>> written,
      Map<Job, Throwable> refused,
      Map<Job, Long> repeated,
      List<Job> later) {}

  Result commit(List<Job> batch) {
    Follower follower = batch.get(0).follower;
    for (int attempt = 1; attempt <= TRIES_MAX; attempt++) {
      Attempt trial = new Attempt(follower, batch);
      Outcome outcome = transact(follower, trial);
      if (outcome instanceof Outcome.Committed) {
        follow(follower, trial);
        return trial.result();
      }
      follower.reset();
      if (outcome instanceof Outcome.Unknown unknown) {
        return resolve(follower.context(), trial, unknown);
      }
    }
    throw CairnException.unavailable(
        "the log of context '" + follower.context() + "' keeps changing its past; run `verify`",
        null);
  }

  /** What was committed stays so, whatever becomes of the state: it is loaded again from the log. */
  private static void follow(Follower follower, Attempt trial) {
    try {
      follower.follow(trial.events(), trial.recorded);
    } catch (RuntimeException e) {
      follower.reset();
    }
  }

  private Outcome transact(Follower follower, Attempt trial) {
    try {
      follower.prepare();
      return log.transact(follower.context(), follower.head(), trial::write);
    } catch (RuntimeException e) {
      follower.reset();
      throw e;
    }
  }

  /** A commit of unknown outcome happened if its first event's id stands at its position. */
  private Result resolve(ContextName context, Attempt trial, Outcome.Unknown unknown) {
    if (trial.events().isEmpty()) {
      return trial.result();
    }
    StoredEvent first = trial.events().get(0);
    List<StoredEvent> there;
    try {
      there = log.read(context, first.position(), 1);
    } catch (RuntimeException e) {
      throw CairnException.unavailable(
          "the store failed while committing and cannot be asked whether it did;"
              + " repeat the call with the same idempotency_key",
          unknown.cause());
    }
    if (!there.isEmpty() && there.get(0).id().equals(first.id())) {
      return trial.result();
    }
    throw CairnException.unavailable(
        "the store failed and nothing was written: " + unknown.cause().getMessage(),
        unknown.cause());
  }

  /** One try at writing a batch; started afresh after a conflict. */
  private final class Attempt {
    private final Follower follower;
    private final List<Job> batch;
    private final List<Sealed> sealed = new ArrayList<>();
    private final List<Recorded> recorded = new ArrayList<>();
    private final Map<Job, List<Recorded>> written = new HashMap<>();
    private final Map<Job, Throwable> refused = new HashMap<>();
    private final Map<Job, Long> repeated = new HashMap<>();
    private final List<Job> later = new ArrayList<>();
    private final Set<String> keys = new HashSet<>();

    Attempt(Follower follower, List<Job> batch) {
      this.follower = follower;
      this.batch = batch;
    }

    List<Sealed> write(Turn turn) {
      follower.follow(turn.missed());
      Head head = turn.head();
      Instant clockNow = Chain.instant(Chain.micros(clock.instant()));
      Instant now = clockNow.isBefore(head.recordedAt()) ? head.recordedAt() : clockNow;
      for (Job job : batch) {
        head = write(job, turn, head, now);
      }
      return sealed;
    }

    private Head write(Job job, Turn turn, Head head, Instant now) {
      Optional<String> key = job.command.key();
      OptionalLong before = key.isPresent() ? turn.find(key.get()) : OptionalLong.empty();
      if (before.isPresent()) {
        repeated.put(job, before.getAsLong());
        return head;
      }
      if (key.isPresent() && keys.contains(key.get())) {
        later.add(job);
        return head;
      }
      Draft draft = new Draft(ids, random, now, head.hash());
      try {
        WriterTurn.decide(job.command, draft);
      } catch (RuntimeException e) {
        refused.put(job, e);
        return head;
      }
      key.ifPresent(keys::add);
      return seal(job, draft, head, now);
    }

    private Head seal(Job job, Draft draft, Head head, Instant now) {
      List<Recorded> events = new ArrayList<>();
      int more = draft.events().size();
      Optional<String> key = job.command.key();
      for (Draft.Drafted drafted : draft.events()) {
        LogEvent event = drafted.event();
        EventCodec.Encoded encoded = codec.encode(event);
        StoredEvent stored = Chain.seal(
            head,
            drafted.id(),
            now,
            encoded.type(),
            encoded.version(),
            --more,
            events.isEmpty() ? key : Optional.empty(),
            encoded.payload());
        sealed.add(new Sealed(stored, draft.textsOf(event), drafted.change()));
        events.add(new Recorded(stored.position(), now, event));
        head = Head.of(stored);
      }
      recorded.addAll(events);
      written.put(job, List.copyOf(events));
      return head;
    }

    List<StoredEvent> events() {
      return sealed.stream().map(Sealed::event).toList();
    }

    Result result() {
      return new Result(written, refused, repeated, later);
    }
  }
}
