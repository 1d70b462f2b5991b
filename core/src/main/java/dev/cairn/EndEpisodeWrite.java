package dev.cairn;

import dev.cairn.episode.Episode;
import dev.cairn.log.Draft;
import dev.cairn.log.LogEvent.EpisodeEnded;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Writing;

/** Ends an episode; ending it again writes nothing. */
final class EndEpisodeWrite extends Write<EndEpisode.Answer> {
  private final EndEpisode request;
  private long endPosition;

  EndEpisodeWrite(State state, EndEpisode request, Writing writing) {
    super(state, writing);
    this.request = request;
  }

  @Override
  public void decide(Draft draft) {
    Episode episode = state().episode(request.episode());
    endPosition = episode.endPosition();
    if (episode.endedAt().isEmpty()) {
      draft.add(new EpisodeEnded(episode.id(), at(draft)));
    }
  }

  @Override
  public EndEpisode.Answer answer(Written written) {
    long position =
        written.isEmpty() ? endPosition : only(EpisodeEnded.class, written).position();
    return new EndEpisode.Answer(EndEpisode.Ledger.empty(request.episode()), position);
  }
}
