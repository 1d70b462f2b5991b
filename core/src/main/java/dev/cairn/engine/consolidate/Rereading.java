package dev.cairn.engine.consolidate;

import dev.cairn.engine.consolidate.Consolidating.Read;
import dev.cairn.log.EpisodeId;
import org.jspecify.annotations.Nullable;

/** Reads an episode for as long as more is said in it, and asks generators the first time alone. */
public final class Rereading {
  private final Consolidating reading;
  private final EpisodeId episode;
  private @Nullable Read last;

  public Rereading(Consolidating reading, EpisodeId episode) {
    this.reading = reading;
    this.episode = episode;
  }

  /** All that was said until now. */
  public Read next() {
    Read before = last;
    Read now = before == null ? reading.read(episode) : reading.read(episode, before);
    last = now;
    return now;
  }
}
