package dev.cairn.engine.card;

import dev.cairn.card.Card;
import dev.cairn.engine.Limits;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardEvent.CardShelved;
import dev.cairn.log.CardId;
import dev.cairn.log.Draft;
import dev.cairn.operation.Writing;
import java.util.Optional;
import java.util.OptionalLong;

/** Puts a card aside or takes it back; one that is there already is left alone. Answers where. */
final class ShelveWrite extends Write<OptionalLong> {
  private final CardId id;
  private final boolean away;
  private final Optional<String> reason;

  ShelveWrite(State state, CardId id, boolean away, Optional<String> reason, Writing writing) {
    super(state, writing);
    this.id = id;
    this.away = away;
    this.reason = reason.filter(text -> !text.isBlank());
  }

  @Override
  public void decide(Draft draft) {
    Card card = state().cards().card(id);
    if (card.retired().isPresent()) {
      throw CairnException.conflict(
          "card", "card '" + id + "' is superseded; it is neither put aside nor taken back");
    }
    reason.ifPresent(
        text -> Limits.text("reason", text, state().policy().policy().log().entryBytesMax()));
    if (card.archived() != away) {
      adoptPolicy(draft);
      draft.add(new CardShelved(id, at(draft), away, reason.map(draft::text)));
    }
  }

  @Override
  public OptionalLong answer(Written written) {
    return written.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(only(CardShelved.class, written).position());
  }
}
