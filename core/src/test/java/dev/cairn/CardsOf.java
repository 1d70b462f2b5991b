package dev.cairn;

import dev.cairn.card.Card;
import dev.cairn.card.CardsProjection;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.projection.Projector;
import java.util.List;

/** The cards of a log, folded from nothing. */
final class CardsOf {
  private CardsOf() {}

  static List<Card> log(EventLog log) {
    ContextName context = new ContextName("default");
    long head = log.head(context).position();
    return List.copyOf(Projector.replay(context, log, new EventCodec(), new CardsProjection(), head)
        .all());
  }
}
