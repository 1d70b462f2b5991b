package dev.cairn.engine.recall;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.log.CardEvent.CardsShown;
import dev.cairn.log.CardId;
import dev.cairn.log.Channel;
import dev.cairn.log.Draft;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Writing;
import java.util.List;

/** Notes that cards were shown. Shares commits: it depends on its episode alone, which it does not change. */
final class CardsShownWrite extends Write<Long> {
  private final EpisodeId episode;
  private final Channel channel;
  private final List<CardId> cards;

  CardsShownWrite(
      State state, EpisodeId episode, Channel channel, List<CardId> cards, Writing writing) {
    super(state, writing);
    this.episode = episode;
    this.channel = channel;
    this.cards = cards;
  }

  @Override
  public boolean shares() {
    return true;
  }

  @Override
  public void decide(Draft draft) {
    draft.add(new CardsShown(state().episode(episode).id(), at(draft), channel, cards));
  }

  @Override
  public Long answer(Written written) {
    return only(CardsShown.class, written).position();
  }
}
