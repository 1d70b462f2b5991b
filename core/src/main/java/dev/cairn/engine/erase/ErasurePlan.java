package dev.cairn.engine.erase;

import dev.cairn.log.Bytes;
import dev.cairn.log.EntryId;
import dev.cairn.log.Head;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.TextId;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * Everything an erasure takes, as it was found in the log up to a head.
 *
 * @param gone texts that go whole, with those of which only a part stays
 * @param left what stays of entries that lose some of their words
 * @param rewritten what stays of other texts that lose some of their words
 * @param counts how many texts go, by what they are
 * @param rows events whose payload holds words that go, each with the hash of the row before it
 * @param vectors of the words
 */
record ErasurePlan(
    Going going,
    Signs signs,
    List<TextId> gone,
    Map<EntryId, String> left,
    Map<TextId, String> rewritten,
    SortedMap<String, Long> counts,
    List<Row> rows,
    Vectors vectors,
    Head head) {

  /** A row as it stands, and what it follows. */
  record Row(Bytes before, StoredEvent event) {}
}
