package dev.cairn;

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

/** Ends an episode and says what it spoke of, in one commit; ending it again writes nothing. */
final class EndEpisodeWrite extends Write<EndEpisode.Answer> {
  private final EndEpisode request;
  private final Function<Episode, Optional<ConceptTally>> concepts;
  private final Function<TextRef, @Nullable String> texts;
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
      Function<TextRef, @Nullable String> texts) {
    super(state, writing);
    this.request = request;
    this.concepts = concepts;
    this.texts = texts;
  }

  @Override
  public void decide(Draft draft) {
    Episode episode = state().episode(request.episode());
    endPosition = episode.endPosition();
    if (episode.endedAt().isEmpty()) {
      // The end comes last: whoever waits for its position sees all of it.
      concepts.apply(episode).ifPresent(tally -> speak(draft, episode, tally));
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
      adoptPolicy(draft);
      draft.add(said);
    }
  }

  @Override
  public EndEpisode.Answer answer(Written written) {
    long position =
        written.isEmpty() ? endPosition : only(EpisodeEnded.class, written).position();
    return new EndEpisode.Answer(EndEpisode.Ledger.empty(request.episode()), position);
  }
}
