package dev.cairn.engine.recall;

import dev.cairn.episode.Episode;
import dev.cairn.index.Entry;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.Moment;
import dev.cairn.log.Role;
import java.util.List;
import java.util.Optional;

/** What the last tool of an episode did. Looks from the end, because an episode may be long. */
final class LastTool {
  private static final int FIRST_LOOK = 64;
  private static final int READ_MAX = 100_000;

  private LastTool() {}

  static boolean isOf(Episode episode, Entry entry) {
    return entry.logged().role() == Role.TOOL && entry.logged().episode().equals(episode.id());
  }

  /** Nothing known is no failure. */
  static Optional<Entry> of(EntryIndex index, Episode episode, long head) {
    for (long width = FIRST_LOOK; ; width *= FIRST_LOOK) {
      long after = Math.max(episode.position(), head - width);
      List<Entry> entries = index.of(episode.id(), after, Moment.NOW, READ_MAX);
      for (int i = entries.size() - 1; i >= 0; i--) {
        if (entries.get(i).logged().role() == Role.TOOL) {
          return Optional.of(entries.get(i));
        }
      }
      if (after == episode.position()) {
        return Optional.empty();
      }
    }
  }
}
