package dev.cairn.log;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EventLog.Outcome;
import dev.cairn.log.EventLog.Sealed;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The only writer of the log, and therefore the only place in core that may ask what time it is.
 *
 * <p>One thread at a time commits for everybody: whoever comes first. While its commit is on its way to
 * the disk, further commands gather, and the next in line commits all of them that may share at once. A
 * caller is answered when its events are durable and the state has followed, so what it wrote is there
 * when it looks. A thread of the recorder's own would cost a lone caller two changes of thread per write.
 */
public final class Recorder implements AutoCloseable {
  private static final int BATCH_MAX = 512;

  private final EventLog log;
  private final EventCodec codec;
  private final InstantSource clock;
  private final Committer committer;
  private final ReentrantLock committing = new ReentrantLock();
  private final Deque<Job> waiting = new ArrayDeque<>();
  private boolean closed;

  public Recorder(EventLog log, EventCodec codec, InstantSource clock, RandomGenerator random) {
    this.log = log;
    this.codec = codec;
    this.clock = clock;
    this.committer = new Committer(log, codec, clock, random);
  }

  /** What time it is, for those who read: "yesterday" is counted from here. */
  public Instant now() {
    return clock.instant();
  }

  /** Writes what the command decides and answers once it is durable; throws with nothing written. */
  public <A> A record(Follower follower, Command<A> command) {
    assert WriterTurn.isOver() : "a command must not wait for another command";
    // Before anybody waits for this turn: to load a state may take long.
    follower.prepare();
    Job job = new Job(follower, command, Thread.currentThread());
    synchronized (waiting) {
      if (closed) {
        throw CairnException.unavailable("this Cairn was closed; open it again", null);
      }
      waiting.add(job);
    }
    await(job);
    Throwable refusal = job.refusal;
    if (refusal != null) {
      throw rethrow(refusal);
    }
    return command.answer(job.written);
  }

  /** Puts a whole log, as it was, into a context that has none. */
  public Head restore(Follower follower, Iterable<Sealed> rows) {
    return inTurn(() -> {
      Outcome outcome = log.transact(follower.context(), Head.EMPTY, turn -> {
        if (turn.head().position() > 0) {
          throw CairnException.conflict(
              "context", "context '" + follower.context() + "' is no longer empty");
        }
        return rows;
      });
      follower.reset();
      if (outcome instanceof Outcome.Committed committed) {
        return committed.head();
      }
      throw CairnException.unavailable(
          "the store failed while restoring; run `verify`, then try again", null);
    });
  }

  /** Works while no command decides, so that none sees a state that is being replaced. */
  public <T> T inTurn(Supplier<T> work) {
    committing.lock();
    try {
      return work.get();
    } finally {
      committing.unlock();
      wakeNext();
    }
  }

  /** Commits, if nobody does, until this job is done; else waits for whoever does. */
  private void await(Job job) {
    boolean interrupted = false;
    while (!job.done) {
      if (committing.tryLock()) {
        try {
          commitNext();
        } finally {
          committing.unlock();
        }
        wakeNext();
      } else {
        LockSupport.park(this);
      }
      // The commit may be on its way; leaving now would leave the caller not knowing.
      interrupted |= Thread.interrupted();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whoever waits longest commits next. It may be woken for nothing; it then waits again. */
  private void wakeNext() {
    synchronized (waiting) {
      Job next = waiting.peekFirst();
      if (next != null) {
        LockSupport.unpark(next.owner);
      }
    }
  }

  private void commitNext() {
    List<Job> batch = nextBatch();
    if (batch.isEmpty()) {
      return;
    }
    List<Job> later = commit(batch);
    synchronized (waiting) {
      for (int i = later.size() - 1; i >= 0; i--) {
        waiting.addFirst(later.get(i));
      }
    }
  }

  /** The first waiting command and all that may share its commit. */
  private List<Job> nextBatch() {
    List<Job> batch = new ArrayList<>();
    Set<ContextName> barred = new HashSet<>();
    synchronized (waiting) {
      for (Iterator<Job> jobs = waiting.iterator(); jobs.hasNext() && batch.size() < BATCH_MAX; ) {
        Job job = jobs.next();
        if (joins(batch, job) && !barred.contains(job.context())) {
          batch.add(job);
          jobs.remove();
        }
        if (!job.command.shares()) {
          barred.add(job.context());
        }
      }
    }
    return batch;
  }

  private static boolean joins(List<Job> batch, Job job) {
    return batch.isEmpty()
        || (job.follower == batch.get(0).follower
            && job.command.shares()
            && batch.get(0).command.shares());
  }

  /** Commits a batch and completes its jobs; returns those that must wait for the next one. */
  private List<Job> commit(List<Job> batch) {
    try {
      Committer.Result result = committer.commit(batch);
      result.written().forEach((job, events) -> job.complete(new Command.Written(events, false)));
      result.refused().forEach(Job::refuse);
      result.repeated().forEach(this::completeAgain);
      return result.later();
    } catch (Throwable e) {
      batch.forEach(job -> job.refuse(e));
      return List.of();
    }
  }

  /** The same key as before: the events it wrote then are answered from again. */
  private void completeAgain(Job job, long position) {
    try {
      StoredEvent first = log.read(job.context(), position, 1).get(0);
      List<StoredEvent> events = log.read(job.context(), position, 1 + first.more());
      job.complete(new Command.Written(events.stream().map(codec::decode).toList(), true));
    } catch (RuntimeException e) {
      job.refuse(e);
    }
  }

  private static RuntimeException rethrow(Throwable cause) {
    if (cause instanceof CairnException e) {
      // A fresh one, so that the trace shows the caller and not only whoever committed for it.
      return new CairnException(
          e.code(), e.field().orElse(null), String.valueOf(e.getMessage()), e);
    }
    return cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
  }

  /** Takes no more, and returns when everything taken is committed. */
  @Override
  public void close() {
    synchronized (waiting) {
      closed = true;
    }
    boolean left = true;
    while (left) {
      committing.lock();
      try {
        commitNext();
      } finally {
        committing.unlock();
      }
      synchronized (waiting) {
        left = !waiting.isEmpty();
      }
    }
  }

  /** One caller waiting. Its result is set before {@code done}, which publishes it. */
  static final class Job {
    final Follower follower;
    final Command<?> command;
    final Thread owner;
    private Command.Written written = Command.Written.NOTHING;
    private @Nullable Throwable refusal;
    private volatile boolean done;

    Job(Follower follower, Command<?> command, Thread owner) {
      this.follower = follower;
      this.command = command;
      this.owner = owner;
    }

    ContextName context() {
      return follower.context();
    }

    private void complete(Command.Written result) {
      written = result;
      finish();
    }

    private void refuse(Throwable reason) {
      if (!done) {
        refusal = reason;
        finish();
      }
    }

    private void finish() {
      done = true;
      LockSupport.unpark(owner);
    }
  }
}
