package dev.cairn.index.vector;

import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;

/** How far the filling of one context has come, for those who ask and those who wait. */
final class Tally {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition news = lock.newCondition();
  private volatile Count count = new Count(0, 0, 0, 0, 0, Optional.empty(), Optional.empty());

  /** @param version rises with everything that happens */
  record Count(
      long version,
      long position,
      long entries,
      long embedded,
      long waiting,
      Optional<String> refusal,
      Optional<String> trouble) {}

  Count count() {
    return count;
  }

  void at(long position, long entries, long embedded, long waiting, Optional<String> refusal) {
    publish(before -> new Count(
        before.version() + 1, position, entries, embedded, waiting, refusal, Optional.empty()));
  }

  /** What went wrong; forgotten when something goes well again, or when it is tried again. */
  void trouble(Optional<String> what) {
    publish(before -> new Count(
        before.version() + 1,
        before.position(),
        before.entries(),
        before.embedded(),
        before.waiting(),
        before.refusal(),
        what));
  }

  private void publish(UnaryOperator<Count> next) {
    lock.lock();
    try {
      count = next.apply(count);
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Waits for news since a version, at most so long; what is left of the time, nothing if interrupted. */
  long await(long version, long nanos) {
    lock.lock();
    try {
      long left = nanos;
      while (count.version() == version && left > 0) {
        left = news.awaitNanos(left);
      }
      return left;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    } finally {
      lock.unlock();
    }
  }
}
