package dev.cairn.search;

import dev.cairn.index.Entry;
import dev.cairn.log.EntryId;
import java.util.Map;
import java.util.Set;

/** Finds the entries evidence is of. */
public interface EvidenceEntries {
  /** Those that are there. */
  Map<EntryId, Entry> find(Set<EntryId> ids);

  /** Whether one that was not found is not there, and not merely not indexed yet. */
  boolean isSure();
}
