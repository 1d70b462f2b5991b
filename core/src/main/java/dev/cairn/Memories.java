package dev.cairn;

import dev.cairn.log.ContextName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Loaded contexts, the least recently used let go when they take too much memory together. Nobody waits here for a context but
 * those who use it: loading, closing and asking for sizes are done under a lock of its own.
 */
final class Memories implements AutoCloseable {
  private final Function<ContextName, Loaded> load;
  private final long heapBytes;
  private final Map<ContextName, Pinned> loaded = new LinkedHashMap<>(16, 0.75f, true);

  Memories(Function<ContextName, Loaded> load, long heapBytes) {
    this.load = load;
    this.heapBytes = heapBytes;
  }

  /** A context that is loaded by its first user, and again by the first one after it was let go. */
  private final class Pinned {
    private final ContextName name;
    private final AtomicInteger users = new AtomicInteger();
    private @Nullable Loaded memory;

    /** As of the last time it was used. */
    private volatile long footprint;

    Pinned(ContextName name) {
      this.name = name;
    }

    synchronized Loaded memory() {
      Loaded there = memory;
      if (there == null) {
        there = load.apply(name);
        memory = there;
      }
      return there;
    }

    /** Whoever came meanwhile has counted itself before it waits for this lock. */
    synchronized void letGo(Predicate<Loaded> so) {
      Loaded there = memory;
      if (there != null && users.get() == 0 && so.test(there)) {
        memory = null;
        footprint = 0;
        there.close();
      }
    }

    synchronized boolean isLoaded() {
      return memory != null;
    }

    synchronized void close() {
      Loaded there = memory;
      memory = null;
      if (there != null) {
        there.close();
      }
    }
  }

  /** Works with a loaded context, which stays loaded meanwhile. */
  <T> T use(ContextName name, Function<Loaded, T> work) {
    Pinned pinned = pin(name);
    try {
      Loaded memory = pinned.memory();
      T answer = work.apply(memory);
      pinned.footprint = memory.footprint();
      return answer;
    } finally {
      pinned.users.decrementAndGet();
      evict();
    }
  }

  private synchronized Pinned pin(ContextName name) {
    Pinned pinned = loaded.computeIfAbsent(name, Pinned::new);
    pinned.users.incrementAndGet();
    return pinned;
  }

  private void evict() {
    List<Pinned> oldestFirst = tooMany();
    oldestFirst.forEach(pinned -> pinned.letGo(loaded -> true));
    forgetUnloaded(oldestFirst);
  }

  /** Those that have to go, as far as nobody uses them. */
  private synchronized List<Pinned> tooMany() {
    long total = loaded.values().stream().mapToLong(pinned -> pinned.footprint).sum();
    List<Pinned> going = new ArrayList<>();
    int left = loaded.size();
    for (Pinned pinned : loaded.values()) {
      if (total > heapBytes && left > 1 && pinned.users.get() == 0) {
        going.add(pinned);
        total -= pinned.footprint;
        left--;
      }
    }
    return going;
  }

  /** One that is in use again stays: two of one context would fight over its cache. */
  private synchronized void forgetUnloaded(List<Pinned> gone) {
    for (Pinned pinned : gone) {
      if (pinned.users.get() == 0 && !pinned.isLoaded()) {
        loaded.remove(pinned.name, pinned);
      }
    }
  }

  /** Lets go of those that no one uses now and that are so; the next user loads them again. */
  void letGo(Predicate<Loaded> so) {
    List<Pinned> all = all();
    all.forEach(pinned -> pinned.letGo(so));
    forgetUnloaded(all);
  }

  private synchronized List<Pinned> all() {
    return List.copyOf(loaded.values());
  }

  boolean isLoaded(ContextName name) {
    return all().stream().anyMatch(pinned -> pinned.name.equals(name) && pinned.isLoaded());
  }

  /** How many are loaded now. */
  int size() {
    return (int) all().stream().filter(Pinned::isLoaded).count();
  }

  @Override
  public void close() {
    all().forEach(Pinned::close);
    synchronized (this) {
      loaded.clear();
    }
  }
}
