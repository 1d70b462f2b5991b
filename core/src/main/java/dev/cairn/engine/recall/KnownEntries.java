package dev.cairn.engine.recall;

import dev.cairn.engine.Memory;
import dev.cairn.index.Entry;
import dev.cairn.index.EntryIndex;
import dev.cairn.log.EntryId;
import dev.cairn.log.Head;
import dev.cairn.search.EvidenceEntries;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Finds entries in the index, then among the newest that are not in it yet. What is in neither is either left
 * open or waited for, until the index has come to the head.
 */
final class KnownEntries implements EvidenceEntries {
  private final Memory memory;
  private final Head head;
  private final boolean waits;

  /** @param waits for the whole index, if one of them is found nowhere else */
  KnownEntries(Memory memory, Head head, boolean waits) {
    this.memory = memory;
    this.head = head;
    this.waits = waits;
  }

  @Override
  public Map<EntryId, Entry> find(Set<EntryId> ids) {
    Map<EntryId, Entry> found = new HashMap<>();
    Set<EntryId> missing = new HashSet<>(ids);
    find(memory.indexNear(head), missing, found);
    if (!missing.isEmpty() && !isWhole()) {
      memory.pending(head).stream()
          .filter(entry -> missing.remove(entry.id()))
          .forEach(entry -> found.put(entry.id(), entry));
    }
    if (!missing.isEmpty() && waits && !isWhole()) {
      find(memory.indexAt(head), missing, found);
    }
    return found;
  }

  private static void find(EntryIndex index, Set<EntryId> missing, Map<EntryId, Entry> found) {
    missing.forEach(id -> index.find(id).ifPresent(entry -> found.put(id, entry)));
    missing.removeAll(found.keySet());
  }

  private boolean isWhole() {
    return memory.index().position() >= head.position();
  }

  @Override
  public boolean isSure() {
    return waits || isWhole();
  }
}
