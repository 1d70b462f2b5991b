package dev.cairn.log;

import dev.cairn.fault.CairnException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;

/** The reference log: obviously right, and gone when the process ends. */
public final class MemoryEventLog implements EventLog {

  private static final class Shelf {
    final List<StoredEvent> events = new ArrayList<>();
    final Map<String, Long> keys = new HashMap<>();
    final Map<TextId, StoredText> texts = new HashMap<>();
    final Map<String, Bytes> blobs = new HashMap<>();

    Head head() {
      return events.isEmpty() ? Head.EMPTY : Head.of(events.get(events.size() - 1));
    }

    List<StoredEvent> from(long position) {
      long skip = Math.max(0, position - 1);
      return skip >= events.size() ? List.of() : events.subList((int) skip, events.size());
    }

    boolean holds(Head known) {
      return known.position() == 0
          || (known.position() <= events.size()
              && events.get((int) known.position() - 1).hash().equals(known.hash()));
    }

    OptionalLong find(String key) {
      Long position = keys.get(key);
      return position == null ? OptionalLong.empty() : OptionalLong.of(position);
    }
  }

  private final Map<ContextName, Shelf> shelves =
      new TreeMap<>((a, b) -> a.value().compareTo(b.value()));

  /**
   * Held by whoever writes, and by nobody who reads: an author waits for the state it looks at, and whoever is
   * bringing that up to date reads here.
   */
  private final ReentrantLock writing = new ReentrantLock();

  @Override
  public Outcome transact(ContextName context, Head known, Author author) {
    writing.lock();
    try {
      return written(context, known, author);
    } finally {
      writing.unlock();
    }
  }

  private Outcome written(ContextName context, Head known, Author author) {
    Shelf shelf = made(context);
    if (!shelf.holds(known)) {
      return new Outcome.Conflict(shelf.head());
    }
    List<Sealed> sealed = new ArrayList<>();
    author.write(turn(shelf, known)).forEach(sealed::add);
    long expected = shelf.head().position();
    Set<String> keys = new HashSet<>();
    for (Sealed next : sealed) {
      if (next.event().position() != ++expected) {
        throw new IllegalStateException("event at " + next.event().position() + " does not follow");
      }
      Optional<String> key = next.event().key();
      if (key.isPresent() && (shelf.keys.containsKey(key.get()) || !keys.add(key.get()))) {
        throw new IllegalStateException("key '" + key.get() + "' was written before");
      }
    }
    synchronized (this) {
      sealed.forEach(next -> append(shelf, next));
    }
    return new Outcome.Committed(shelf.head());
  }

  private synchronized Shelf made(ContextName context) {
    return shelves.computeIfAbsent(context, name -> new Shelf());
  }

  private static Turn turn(Shelf shelf, Head known) {
    List<StoredEvent> missed = List.copyOf(shelf.from(known.position() + 1));
    return new Turn() {
      @Override
      public Head head() {
        return shelf.head();
      }

      @Override
      public List<StoredEvent> missed() {
        return missed;
      }

      @Override
      public OptionalLong find(String key) {
        return shelf.find(key);
      }
    };
  }

  private static void append(Shelf shelf, Sealed sealed) {
    shelf.events.add(sealed.event());
    sealed.event().key().ifPresent(key -> shelf.keys.put(key, sealed.event().position()));
    sealed.texts().forEach(text -> shelf.texts.put(text.id(), text));
    change(shelf, sealed.change());
  }

  private static void change(Shelf shelf, Erased.Change change) {
    shelf.texts.keySet().removeAll(change.texts());
    change.replaced().forEach(text -> shelf.texts.put(text.id(), text));
    change.rows().forEach(row -> shelf.events.set((int) row.position() - 1, row));
    shelf.blobs.keySet().removeAll(change.blobs());
  }

  private Shelf shelf(ContextName context) {
    Shelf shelf = shelves.get(context);
    return shelf == null ? new Shelf() : shelf;
  }

  @Override
  public synchronized List<StoredEvent> read(ContextName context, long from, int limit) {
    List<StoredEvent> rest = shelf(context).from(from);
    return List.copyOf(rest.subList(0, Math.min(limit, rest.size())));
  }

  @Override
  public synchronized Head head(ContextName context) {
    return shelf(context).head();
  }

  @Override
  public synchronized OptionalLong find(ContextName context, String key) {
    return shelf(context).find(key);
  }

  @Override
  public synchronized List<ContextName> contexts() {
    return shelves.entrySet().stream()
        .filter(entry -> !entry.getValue().events.isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public synchronized Map<TextId, StoredText> texts(ContextName context, Collection<TextId> ids) {
    Map<TextId, StoredText> all = shelf(context).texts;
    Map<TextId, StoredText> found = new HashMap<>();
    for (TextId id : ids) {
      StoredText text = all.get(id);
      if (text != null) {
        found.put(id, text);
      }
    }
    return found;
  }

  @Override
  public synchronized void deleteTexts(ContextName context, Collection<TextId> ids) {
    shelf(context).texts.keySet().removeAll(ids);
  }

  @Override
  public void scour() {
    // What is taken out of the heap is nowhere else.
  }

  @Override
  public List<ContextName> unfinished() {
    return List.of();
  }

  @Override
  public void finished(ContextName context) {
    // Nothing was begun.
  }

  @Override
  public Blobs blobs() {
    return new Blobs() {
      @Override
      public Map<String, Bytes> get(ContextName context, Collection<String> keys) {
        synchronized (MemoryEventLog.this) {
          Map<String, Bytes> all = shelf(context).blobs;
          Map<String, Bytes> found = new HashMap<>();
          for (String key : keys) {
            Bytes blob = all.get(key);
            if (blob != null) {
              found.put(key, blob);
            }
          }
          return found;
        }
      }

      @Override
      public List<String> keys(ContextName context, String prefix) {
        synchronized (MemoryEventLog.this) {
          return shelf(context).blobs.keySet().stream()
              .filter(key -> key.startsWith(prefix))
              .toList();
        }
      }

      @Override
      public void putIfAbsent(ContextName context, Map<String, Bytes> blobs) {
        synchronized (MemoryEventLog.this) {
          Shelf shelf = shelves.computeIfAbsent(context, name -> new Shelf());
          blobs.forEach(shelf.blobs::putIfAbsent);
        }
      }

      @Override
      public void delete(ContextName context, Collection<String> keys) {
        synchronized (MemoryEventLog.this) {
          shelf(context).blobs.keySet().removeAll(keys);
        }
      }
    };
  }

  @Override
  public void backup(Path to) {
    throw CairnException.unavailable(
        "a log in memory cannot be copied to " + to + "; use `export`, or a store with a file",
        null);
  }

  @Override
  public StoreInfo info() {
    return new StoreInfo("memory:", 0, 1);
  }

  @Override
  public void close() {
    // Nothing outlives the object.
  }
}
