package dev.cairn;

import dev.cairn.log.ContextName;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Loaded contexts, the least recently used let go when they take too much memory together. */
final class Memories implements AutoCloseable {
  private final Function<ContextName, Loaded> load;
  private final long heapBytes;
  private final Map<ContextName, Pinned> loaded = new LinkedHashMap<>(16, 0.75f, true);

  Memories(Function<ContextName, Loaded> load, long heapBytes) {
    this.load = load;
    this.heapBytes = heapBytes;
  }

  /** A context that is loaded by its first user, while others wait for it and for nothing else. */
  private final class Pinned {
    private final ContextName name;
    private volatile @Nullable Loaded memory;
    private int users;

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

    long footprint() {
      Loaded there = memory;
      return there == null ? 0 : there.footprint();
    }

    void close() {
      Loaded there = memory;
      if (there != null) {
        there.close();
      }
    }
  }

  /** Works with a loaded context, which stays loaded meanwhile. */
  <T> T use(ContextName name, Function<Loaded, T> work) {
    Pinned pinned = pin(name);
    try {
      return work.apply(pinned.memory());
    } finally {
      unpin(pinned);
    }
  }

  private synchronized Pinned pin(ContextName name) {
    Pinned pinned = loaded.computeIfAbsent(name, Pinned::new);
    pinned.users++;
    return pinned;
  }

  private synchronized void unpin(Pinned pinned) {
    pinned.users--;
    if (loaded.size() > 1) {
      evict();
    }
  }

  private void evict() {
    long total = loaded.values().stream().mapToLong(Pinned::footprint).sum();
    Iterator<Pinned> oldestFirst = loaded.values().iterator();
    while (total > heapBytes && loaded.size() > 1 && oldestFirst.hasNext()) {
      Pinned oldest = oldestFirst.next();
      if (oldest.users == 0) {
        total -= oldest.footprint();
        // Closed before it can be loaded again: two of one context would fight over its cache.
        oldest.close();
        oldestFirst.remove();
      }
    }
  }

  /** Lets go of those that no one uses now and that are so; the next user loads them again. */
  synchronized void letGo(Predicate<Loaded> so) {
    loaded.values().removeIf(pinned -> {
      Loaded there = pinned.memory;
      boolean goes = there != null && pinned.users == 0 && so.test(there);
      if (goes) {
        pinned.close();
      }
      return goes;
    });
  }

  /** How many are loaded now. */
  synchronized int size() {
    return loaded.size();
  }

  @Override
  public synchronized void close() {
    loaded.values().forEach(Pinned::close);
    loaded.clear();
  }
}
