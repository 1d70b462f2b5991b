package dev.cairn.index.vector;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** A {@link VectorSet} that many look at while one changes it. */
final class SharedSet {
  private final Supplier<VectorSet> empty;
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private VectorSet set;

  SharedSet(Supplier<VectorSet> empty) {
    this.empty = empty;
    this.set = empty.get();
  }

  <T> T look(Function<VectorSet, T> look) {
    lock.readLock().lock();
    try {
      return look.apply(set);
    } finally {
      lock.readLock().unlock();
    }
  }

  void change(Consumer<VectorSet> change) {
    lock.writeLock().lock();
    try {
      change.accept(set);
    } finally {
      lock.writeLock().unlock();
    }
  }

  void clear() {
    lock.writeLock().lock();
    try {
      set = empty.get();
    } finally {
      lock.writeLock().unlock();
    }
  }
}
