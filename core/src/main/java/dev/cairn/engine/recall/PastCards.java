package dev.cairn.engine.recall;

import dev.cairn.card.Cards;
import dev.cairn.card.CardsProjection;
import dev.cairn.engine.Memory;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Recorded;
import dev.cairn.operation.AsOf;
import dev.cairn.projection.Projection;
import dev.cairn.projection.Projector;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.Instant;

/** The cards as they were: at a position of the log, or by what had happened at a time. */
final class PastCards {
  private PastCards() {}

  static Cards at(AsOf asOf, Memory memory, EventCodec codec, long head) {
    CardsProjection cards = new CardsProjection();
    return asOf instanceof AsOf.Position then
        ? replay(memory, codec, cards, Math.min(then.position(), head))
        : replay(memory, codec, new Until(cards, ((AsOf.Time) asOf).time()), head);
  }

  private static Cards replay(
      Memory memory, EventCodec codec, Projection<Cards> projection, long position) {
    return Projector.replay(memory.name(), memory.log(), codec, projection, position);
  }

  /**
   * Folds only what had happened by a time. A card is dated by what it was learned from, so judgements count
   * whenever they were passed: those about later candidates find none.
   */
  private record Until(CardsProjection all, Instant time) implements Projection<Cards> {
    @Override
    public String name() {
      return all.name();
    }

    @Override
    public int version() {
      return all.version();
    }

    @Override
    public Cards empty() {
      return all.empty();
    }

    @Override
    public Cards apply(Cards cards, Recorded recorded) {
      boolean counts = recorded.event() instanceof EpisodeConsolidated
          || !recorded.event().at().isAfter(time);
      return counts ? all.apply(cards, recorded) : cards;
    }

    @Override
    public void write(Cards cards, DataOutput out) throws IOException {
      all.write(cards, out);
    }

    @Override
    public Cards read(DataInput in) throws IOException {
      return all.read(in);
    }
  }
}
