package dev.cairn.engine.episode;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.engine.consolidate.Consolidated;
import dev.cairn.engine.consolidate.Consolidating;
import dev.cairn.episode.Episode;
import dev.cairn.graph.emission.Acceptance;
import dev.cairn.ingest.ConceptTally;
import dev.cairn.ingest.EntitiesAdapter;
import dev.cairn.log.Draft;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.LogEvent.EpisodeEnded;
import dev.cairn.log.TextRef;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Writing;
import dev.cairn.policy.GraphPolicy;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Ends an episode, keeps what it taught and says what it spoke of, in one commit; ending it again writes
 * nothing. Answers where it ended.
 */
final class EndEpisodeWrite extends Write<Long> {
  private final EndEpisode request;
  private final Function<Episode, Optional<ConceptTally>> concepts;
  private final Function<TextRef, @Nullable String> texts;
  private final Consolidating reading;
  private final Consolidating.Read read;
  private long endPosition;

  /**
   * Of an episode that may have ended already.
   *
   * @param concepts what the entries of the episode speak of, as it stands when it ends; nothing if it
   *     shall not be said
   */
  EndEpisodeWrite(
      State state,
      EndEpisode request,
      Writing writing,
      Function<Episode, Optional<ConceptTally>> concepts,
      Function<TextRef, @Nullable String> texts,
      Consolidating reading,
      Consolidating.Read read) {
    super(state, writing);
    this.request = request;
    this.concepts = concepts;
    this.texts = texts;
    this.reading = reading;
    this.read = read;
  }

  @Override
  public void decide(Draft draft) {
    Episode episode = state().episode(request.episode());
    endPosition = episode.endPosition();
    if (episode.endedAt().isEmpty()) {
      // The end comes last: whoever waits for its position sees all of it.
      adoptPolicy(draft);
      concepts.apply(episode).ifPresent(tally -> speak(draft, episode, tally));
      new Consolidated(state(), reading, draft, at(draft))
          .judge(episode, reading.whole(read, episode));
      draft.add(new EpisodeEnded(episode.id(), at(draft)));
    }
  }

  private void speak(Draft draft, Episode episode, ConceptTally tally) {
    GraphPolicy policy = state().policy().policy().graph();
    EntitiesAdapter adapter =
        new EntitiesAdapter(episode.id(), tally, policy.entitiesPerEpisodeMax());
    Emitted said = new Acceptance(state().graph(), policy, texts, draft::text)
        .judge(adapter.emit(Map.of()), adapter.kind(), at(draft));
    if (Acceptance.isNews(said)) {
      draft.add(said);
    }
  }

  @Override
  public Long answer(Written written) {
    return written.isEmpty() ? endPosition : only(EpisodeEnded.class, written).position();
  }
}
