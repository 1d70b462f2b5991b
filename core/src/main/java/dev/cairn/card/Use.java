package dev.cairn.card;

import dev.cairn.log.EpisodeId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What became of a card once it was shown.
 *
 * @param wonIn episodes that turned out well after it was shown, by name
 * @param lostIn those that turned out badly; one may be both
 * @param exposures positions of the events that showed it
 */
public record Use(
    SortedSet<String> wonIn,
    SortedSet<String> lostIn,
    List<Long> exposures,
    Optional<Instant> lastShown) {
  static final Use NONE = new Use(new TreeSet<>(), new TreeSet<>(), List.of(), Optional.empty());

  public int wins() {
    return wonIn.size();
  }

  public int losses() {
    return lostIn.size();
  }

  Use shown(long position, Instant at) {
    List<Long> all = new ArrayList<>(exposures);
    all.add(position);
    Instant last = lastShown.filter(before -> before.isAfter(at)).orElse(at);
    return new Use(wonIn, lostIn, all, Optional.of(last));
  }

  Use won(EpisodeId episode) {
    return new Use(with(wonIn, episode), lostIn, exposures, lastShown);
  }

  Use lost(EpisodeId episode) {
    return new Use(wonIn, with(lostIn, episode), exposures, lastShown);
  }

  /** As if one card had been shown where both were. */
  Use and(Use other) {
    SortedSet<String> won = new TreeSet<>(wonIn);
    won.addAll(other.wonIn);
    SortedSet<String> lost = new TreeSet<>(lostIn);
    lost.addAll(other.lostIn);
    SortedSet<Long> shown = new TreeSet<>(exposures);
    shown.addAll(other.exposures);
    Optional<Instant> last = lastShown
        .filter(mine -> other.lastShown.filter(mine::isBefore).isEmpty())
        .or(other::lastShown);
    return new Use(won, lost, List.copyOf(shown), last);
  }

  private static SortedSet<String> with(SortedSet<String> all, EpisodeId episode) {
    SortedSet<String> more = new TreeSet<>(all);
    more.add(episode.value());
    return more;
  }
}
