package dev.cairn.log;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EventLog.Outcome;
import dev.cairn.log.EventLog.Sealed;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.random.RandomGenerator;

/**
 * The only writer of the log, and therefore the only place in core that may ask what time it is.
 *
 * <p>One thread per open store commits for everybody: while a commit is on its way to the disk, further
 * commands gather, and those that may share go into the next commit together. A caller is answered when
 * its events are durable and the state has followed, so what it wrote is there when it looks.
 */
public final class Recorder implements AutoCloseable {
  private static final int BATCH_MAX = 512;

  private final Committer committer;
  private final EventLog log;
  private final EventCodec codec;
  private final Deque<Job> waiting = new ArrayDeque<>();
  private final Thread writer;
  private boolean closed;

  public Recorder(EventLog log, EventCodec codec, InstantSource clock, RandomGenerator random) {
    this.log = log;
    this.codec = codec;
    this.committer = new Committer(log, codec, clock, random);
    this.writer = new Thread(this::run, "cairn-recorder");
    writer.setDaemon(true);
    writer.start();
  }

  /** Writes what the command decides and answers once it is durable; throws with nothing written. */
  public <A> A record(Follower follower, Command<A> command) {
    Job job = new Job(follower, command);
    synchronized (waiting) {
      if (closed) {
        throw CairnException.unavailable("this Cairn was closed; open it again", null);
      }
      waiting.add(job);
      waiting.notifyAll();
    }
    return command.answer(await(job.written()));
  }

  /** Puts a whole log, as it was, into a context that has none. */
  public Head restore(Follower follower, Iterable<Sealed> rows) {
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
  }

  private static List<Recorded> await(CompletableFuture<List<Recorded>> written) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return written.get();
        } catch (InterruptedException e) {
          // The commit may be on its way; leaving now would leave the caller not knowing.
          interrupted = true;
        } catch (ExecutionException e) {
          throw rethrow(e.getCause() == null ? e : e.getCause());
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static RuntimeException rethrow(Throwable cause) {
    if (cause instanceof CairnException e) {
      // A fresh one, so that the trace shows the caller and not only the writer thread.
      return new CairnException(e.code(), e.field().orElse(null), message(e), e);
    }
    return cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
  }

  private static String message(Throwable e) {
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }

  private void run() {
    while (true) {
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
  }

  /** The first waiting command and all that may share its commit; empty when closed and done. */
  private List<Job> nextBatch() {
    synchronized (waiting) {
      while (waiting.isEmpty() && !closed) {
        try {
          waiting.wait();
        } catch (InterruptedException e) {
          closed = true;
        }
      }
      List<Job> batch = new ArrayList<>();
      Set<ContextName> barred = new HashSet<>();
      for (Iterator<Job> jobs = waiting.iterator(); jobs.hasNext() && batch.size() < BATCH_MAX; ) {
        Job job = jobs.next();
        if (joins(batch, job) && !barred.contains(job.context())) {
          batch.add(job);
          jobs.remove();
        }
        if (!job.command().shares()) {
          barred.add(job.context());
        }
      }
      return batch;
    }
  }

  private static boolean joins(List<Job> batch, Job job) {
    return batch.isEmpty()
        || (job.follower() == batch.get(0).follower()
            && job.command().shares()
            && batch.get(0).command().shares());
  }

  /** Commits a batch and completes its jobs; returns those that must wait for the next one. */
  private List<Job> commit(List<Job> batch) {
    try {
      Committer.Result result = committer.commit(batch);
      result.written().forEach((job, events) -> job.written().complete(events));
      result.refused().forEach((job, refusal) -> job.written().completeExceptionally(refusal));
      result.repeated().forEach((job, position) -> completeAgain(job, position));
      return result.later();
    } catch (Throwable e) {
      batch.forEach(job -> job.written().completeExceptionally(e));
      return List.of();
    }
  }

  /** The same key as before: the events it wrote then are answered from again. */
  private void completeAgain(Job job, long position) {
    try {
      StoredEvent first = log.read(job.context(), position, 1).get(0);
      List<StoredEvent> events = log.read(job.context(), position, 1 + first.more());
      job.written().complete(events.stream().map(codec::decode).toList());
    } catch (RuntimeException e) {
      job.written().completeExceptionally(e);
    }
  }

  /** Commits what is waiting, then stops. */
  @Override
  public void close() {
    synchronized (waiting) {
      closed = true;
      waiting.notifyAll();
    }
    boolean interrupted = false;
    while (writer.isAlive()) {
      try {
        writer.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** One caller waiting. */
  record Job(Follower follower, Command<?> command, CompletableFuture<List<Recorded>> written) {
    Job(Follower follower, Command<?> command) {
      this(follower, command, new CompletableFuture<>());
    }

    ContextName context() {
      return follower.context();
    }
  }
}
