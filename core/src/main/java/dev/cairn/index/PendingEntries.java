package dev.cairn.index;

import dev.cairn.episode.Episode;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Scope;
import dev.cairn.policy.IndexPolicy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads the newest entries that the index has not read yet, as they stand in the log: so many and no more. */
final class PendingEntries {
  /** Events read at a time. */
  private static final int PAGE = 512;

  private final LogSource source;
  private final IndexPolicy policy;
  private final Predicate<Pending> counts;
  private final Map<EpisodeId, Optional<Episode>> episodes = new HashMap<>();
  private final List<Pending> newestFirst = new ArrayList<>();
  private long read;
  private long text;
  private long next;

  /** An entry that is not indexed yet. */
  record Pending(Entry entry, Optional<Episode> episode) {
    long codePoints() {
      return entry.logged().text().codePoints();
    }
  }

  private PendingEntries(LogSource source, IndexPolicy policy, Predicate<Pending> counts) {
    this.source = source;
    this.policy = policy;
    this.counts = counts;
  }

  /**
   * @param after the last position that is indexed
   * @param upTo the last one that counts
   * @param counts those that are wanted; the others are passed over, and their texts are not read
   */
  static PendingEntries newest(
      LogSource source, long after, long upTo, IndexPolicy policy, Predicate<Pending> counts) {
    PendingEntries pending = new PendingEntries(source, policy, counts);
    pending.next = upTo;
    while (pending.next > after && pending.hasRoom()) {
      long from = Math.max(after + 1, pending.next - PAGE + 1);
      pending.read(source.read(from, (int) (pending.next - from + 1)), from);
    }
    return pending;
  }

  /** What is wanted, the newest first. */
  List<Pending> newestFirst() {
    return newestFirst;
  }

  /** How many entries were looked at, wanted or not. */
  long read() {
    return read;
  }

  /** The position before the first event that was read. */
  long unreadUpTo() {
    return next;
  }

  private void read(List<LogSource.Read> page, long from) {
    for (int i = page.size() - 1; i >= 0; i--) {
      if (!hasRoom()) {
        return;
      }
      LogSource.Read event = page.get(i);
      event.entry().ifPresent(entry -> add(entry, event.event().position()));
      next = event.event().position() - 1;
    }
    next = from - 1;
  }

  /** The text that goes beyond is still read: one entry may be as large as all that fits. */
  private boolean hasRoom() {
    return read < policy.pendingEntries() && text < policy.pendingText();
  }

  private void add(EntryLogged logged, long position) {
    read++;
    Optional<Episode> episode = episodes.computeIfAbsent(logged.episode(), source.episodes());
    Scope scope = episode.map(Episode::scope).orElse(Scope.GLOBAL);
    Pending pending = new Pending(new Entry(logged.indexed(), position, scope), episode);
    if (counts.test(pending)) {
      newestFirst.add(pending);
      text += pending.codePoints();
    }
  }
}
