package dev.cairn.engine.consolidate;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.episode.Episode;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.Draft;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Writing;
import java.util.OptionalLong;

/** Judges what an episode proposes; doing it again writes nothing. Answers where, if it did. */
public final class ConsolidateWrite extends Write<OptionalLong> {
  private final EpisodeId id;
  private final Consolidating reading;
  private final Consolidating.Read read;

  public ConsolidateWrite(
      State state, EpisodeId id, Writing writing, Consolidating reading, Consolidating.Read read) {
    super(state, writing);
    this.id = id;
    this.reading = reading;
    this.read = read;
  }

  @Override
  public void decide(Draft draft) {
    Episode episode = state().episode(id);
    Consolidating.Read whole = reading.whole(read, episode);
    if (!whole.found().isEmpty() || !state().cards().docket(id).waiting().isEmpty()) {
      adoptPolicy(draft);
      new Consolidated(state(), reading, draft, at(draft)).judge(episode, whole);
    }
  }

  @Override
  public OptionalLong answer(Written written) {
    return written.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(only(EpisodeConsolidated.class, written).position());
  }
}
