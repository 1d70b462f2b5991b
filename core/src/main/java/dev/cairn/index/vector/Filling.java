package dev.cairn.index.vector;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.index.LogSource;
import dev.cairn.index.vector.EntryTexts.Numbered;
import dev.cairn.log.ContextName;
import dev.cairn.log.TextId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Fills a set with the vectors of a log's entries: first what the store keeps, then the rest by the model, the
 * newest first, as it is the likeliest to be asked for. Of one thread; holds no lock while the model works.
 */
final class Filling {
  /** Texts placed in one step: few, as others wait for their turn, and somebody perhaps for the end. */
  private static final int TEXTS_PER_STEP = 16;

  private final LogSource source;
  private final LazyEmbedder model;
  private final VectorCache cache;
  private final SharedSet set;
  private final Deque<Numbered> waiting = new ArrayDeque<>();
  private EntryTexts texts;
  private Optional<String> refusal = Optional.empty();

  Filling(LogSource source, LazyEmbedder model, SharedSet set) {
    this.source = source;
    this.model = model;
    this.cache = new VectorCache(source.log().blobs());
    this.set = set;
    this.texts = new EntryTexts(source);
  }

  /** Whether everything that was read has its vector. */
  boolean isComplete() {
    return waiting.isEmpty();
  }

  void tell(Tally tally) {
    int embedded = set.look(VectorSet::size);
    tally.at(texts.position(), texts.entries(), embedded, waiting.size(), refusal);
  }

  /** Reads some of the log and takes what the store keeps of it; false if there is no more. */
  boolean readOn() {
    Optional<EntryTexts.Page> read = texts.next();
    if (read.isEmpty()) {
      // Replaced by a copy that grew differently: other entries have the same numbers.
      texts = new EntryTexts(source);
      waiting.clear();
      set.clear();
      return true;
    }
    EntryTexts.Page page = read.get();
    if (!page.entries().isEmpty()) {
      Map<String, List<float[]>> kept =
          cache.find(context(), model.space(), page.texts().values());
      waiting.addAll(put(page.entries(), page.texts(), kept));
    }
    return !page.last();
  }

  /** Lets the model place some texts; false if none waits, or there is no model now. */
  boolean embedSome(BooleanSupplier stopping) {
    if (waiting.isEmpty()) {
      return false;
    }
    model.start();
    Optional<Embedder> ready = model.ready();
    if (ready.isEmpty()) {
      return false;
    }
    List<Numbered> newest = new ArrayList<>();
    while (newest.size() < TEXTS_PER_STEP && !waiting.isEmpty()) {
      newest.add(waiting.removeLast());
    }
    Map<TextId, String> words = texts.texts(newest);
    Map<String, List<float[]>> vectors = vectors(ready.get(), words.values(), stopping);
    forgetErased(newest, words);
    List<Numbered> left = put(newest, words, vectors);
    if (stopping.getAsBoolean()) {
      left.forEach(waiting::addLast);
    }
    return !waiting.isEmpty();
  }

  /** While the model worked, texts may have been erased: their vectors were not there yet, and must not stay now. */
  private void forgetErased(List<Numbered> placed, Map<TextId, String> words) {
    Set<String> gone = new LinkedHashSet<>(words.values());
    gone.removeAll(texts.texts(placed).values());
    if (!gone.isEmpty()) {
      cache.forget(context(), model.space(), gone);
    }
  }

  /** Kept ones, which another may have made meanwhile, and new ones, which are kept as soon as made. */
  private Map<String, List<float[]>> vectors(
      Embedder embedder, Collection<String> wanted, BooleanSupplier stopping) {
    Map<String, List<float[]>> all =
        new LinkedHashMap<>(cache.find(context(), model.space(), wanted));
    Set<String> missing = new LinkedHashSet<>(wanted);
    missing.removeAll(all.keySet());
    Map<String, List<float[]>> made = new LinkedHashMap<>();
    for (String text : missing) {
      if (stopping.getAsBoolean()) {
        break;
      }
      place(embedder, text).ifPresent(windows -> made.put(text, windows));
    }
    if (!made.isEmpty()) {
      cache.keep(context(), model.space(), made);
      all.putAll(made);
      // Another process may have been first; then its vectors are the ones everybody uses.
      all.putAll(cache.find(context(), model.space(), made.keySet()));
    }
    return all;
  }

  /** A text the model has no answer to is passed over: it would hold up all others. */
  private Optional<List<float[]>> place(Embedder embedder, String text) {
    try {
      return Optional.of(embedder.embedWindows(text));
    } catch (CairnException e) {
      refusal = Optional.ofNullable(e.getMessage());
      return Optional.empty();
    }
  }

  /** Puts the vectors that are there; the entries that lack one. Those that were erased lack nothing. */
  private List<Numbered> put(
      List<Numbered> entries, Map<TextId, String> words, Map<String, List<float[]>> vectors) {
    List<Numbered> lacking = new ArrayList<>();
    set.change(vectorSet -> {
      for (Numbered entry : entries) {
        Optional<String> text = Optional.ofNullable(words.get(entry.text()));
        Optional<List<float[]>> found = text.map(vectors::get);
        found.ifPresent(each -> vectorSet.put(entry.id(), each));
        if (text.isPresent() && found.isEmpty()) {
          lacking.add(entry);
        }
      }
    });
    return lacking;
  }

  private ContextName context() {
    return source.context();
  }
}
