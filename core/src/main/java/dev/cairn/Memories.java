package dev.cairn;

import dev.cairn.log.ContextName;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Loaded contexts, the least recently used let go when they take too much memory together. */
final class Memories implements AutoCloseable {
  private final Function<ContextName, Memory> load;
  private final long heapBytes;
  private final Map<ContextName, Pinned> loaded = new LinkedHashMap<>(16, 0.75f, true);

  Memories(Function<ContextName, Memory> load, long heapBytes) {
    this.load = load;
    this.heapBytes = heapBytes;
  }

  private static final class Pinned {
    final Memory memory;
    int users;

    Pinned(Memory memory) {
      this.memory = memory;
    }
  }

  /** Works with a loaded context, which stays loaded meanwhile. */
  <T> T use(ContextName name, Function<Memory, T> work) {
    Pinned pinned = pin(name);
    try {
      return work.apply(pinned.memory);
    } finally {
      unpin(pinned);
    }
  }

  private synchronized Pinned pin(ContextName name) {
    Pinned pinned = loaded.computeIfAbsent(name, key -> new Pinned(load.apply(key)));
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
    long total =
        loaded.values().stream().mapToLong(each -> each.memory.footprint()).sum();
    Iterator<Pinned> oldestFirst = loaded.values().iterator();
    while (total > heapBytes && loaded.size() > 1 && oldestFirst.hasNext()) {
      Pinned oldest = oldestFirst.next();
      if (oldest.users == 0) {
        total -= oldest.memory.footprint();
        oldest.memory.close();
        oldestFirst.remove();
      }
    }
  }

  /** How many are loaded now. */
  synchronized int size() {
    return loaded.size();
  }

  @Override
  public synchronized void close() {
    loaded.values().forEach(pinned -> pinned.memory.close());
    loaded.clear();
  }
}
