package dev.cairn.engine.erase;

import dev.cairn.engine.Memory;
import dev.cairn.index.vector.Reply;
import dev.cairn.index.vector.VectorCache;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.text.pair.StatementReader;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the vectors of words that go, whichever model made them. */
final class Vectors {
  private final Memory memory;
  private final Set<String> hashes = new HashSet<>();

  Vectors(Memory memory, Collection<TextId> gone, LogMap log) {
    this.memory = memory;
    texts(gone).values().forEach(text -> {
      hashes.add(VectorCache.hash(text.text()));
      hashes.add(VectorCache.hash(StatementReader.plain(text.text())));
    });
    answers(gone, log);
  }

  /** The keys they are kept under now: while one erases, a model may still make some. */
  List<String> keys() {
    return memory.log().blobs().keys(memory.name(), VectorCache.PREFIX).stream()
        .filter(key -> hashes.contains(key.substring(key.lastIndexOf('/') + 1)))
        .toList();
  }

  /** An entry may be placed together with the end of the one before it: both ways the words are in it. */
  private void answers(Collection<TextId> gone, LogMap log) {
    Map<EpisodeId, TextId> newest = new HashMap<>();
    for (EntryLogged entry : log.entries().values()) {
      TextId text = entry.text().id();
      Optional<TextId> before = Optional.ofNullable(newest.put(entry.episode(), text));
      if (before.isPresent() && (gone.contains(text) || gone.contains(before.get()))) {
        Map<TextId, StoredText> said = texts(List.of(text, before.get()));
        Optional<String> earlier =
            Optional.ofNullable(said.get(before.get())).map(StoredText::text);
        Optional.ofNullable(said.get(text))
            .filter(each -> gone.contains(text) || isPlacedWith(earlier, entry, each))
            .map(each -> Reply.of(entry.role(), each.text(), earlier))
            .ifPresent(placed -> hashes.add(VectorCache.hash(placed)));
      }
    }
  }

  /** One that stays and is placed by its own words alone keeps its vector: nobody would make it anew. */
  private static boolean isPlacedWith(
      Optional<String> earlier, EntryLogged entry, StoredText said) {
    return !Reply.of(entry.role(), said.text(), earlier).equals(said.text());
  }

  private Map<TextId, StoredText> texts(Collection<TextId> ids) {
    return memory.log().texts(memory.name(), ids);
  }
}
