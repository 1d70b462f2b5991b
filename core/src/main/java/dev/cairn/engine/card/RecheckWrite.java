package dev.cairn.engine.card;

import dev.cairn.card.Card;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.CardRechecked;
import dev.cairn.log.Draft;
import dev.cairn.operation.RecheckCard;
import dev.cairn.operation.Writing;
import java.util.List;

/** Answers the doubt about a card. Answers where that stands. */
final class RecheckWrite extends Write<Long> {
  private final RecheckCard request;
  private final List<Anchor> anchors;

  RecheckWrite(State state, RecheckCard request, Writing writing, List<Anchor> anchors) {
    super(state, writing);
    this.request = request;
    this.anchors = anchors;
    if (anchors.isEmpty()) {
      throw CairnException.invalid(
          "evidence", "a recheck needs evidence: cite the words that show what was found");
    }
  }

  @Override
  public void decide(Draft draft) {
    Card card = state().cards().card(request.card());
    if (card.retired().isPresent()) {
      throw CairnException.conflict(
          "card", "card '" + card.id() + "' is superseded; there is nothing to recheck");
    }
    if (card.kind().isNormative() && anchors.stream().noneMatch(Anchor::byUser)) {
      throw new CairnException(
          Code.FORBIDDEN,
          "evidence",
          "only the user's own words confirm or refute a " + card.kind().label());
    }
    adoptPolicy(draft);
    draft.add(new CardRechecked(
        card.id(), at(draft), request.verdict() == RecheckCard.Verdict.CONFIRMED, anchors));
  }

  @Override
  public Long answer(Written written) {
    return only(CardRechecked.class, written).position();
  }
}
