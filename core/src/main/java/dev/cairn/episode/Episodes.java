package dev.cairn.episode;

import dev.cairn.log.EpisodeId;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** All episodes of a context, in the order they began. */
public final class Episodes {
  private final Map<EpisodeId, Episode> byId = new LinkedHashMap<>();
  private long entries;

  public Optional<Episode> find(EpisodeId id) {
    return Optional.ofNullable(byId.get(id));
  }

  public Collection<Episode> all() {
    return Collections.unmodifiableCollection(byId.values());
  }

  public int size() {
    return byId.size();
  }

  /** Entries over all episodes. */
  public long entries() {
    return entries;
  }

  void put(Episode episode) {
    Episode before = byId.put(episode.id(), episode);
    entries += episode.entries() - (before == null ? 0 : before.entries());
  }
}
