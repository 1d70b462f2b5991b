package dev.cairn.engine.card;

import dev.cairn.card.Card;
import dev.cairn.engine.Limits;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.CardDisputed;
import dev.cairn.log.Draft;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.Writing;
import java.util.List;

/** Doubts a card. Answers where that stands. */
final class DisputeWrite extends Write<Long> {
  private final DisputeCard request;
  private final List<Anchor> anchors;

  DisputeWrite(State state, DisputeCard request, Writing writing, List<Anchor> anchors) {
    super(state, writing);
    this.request = request;
    this.anchors = anchors;
  }

  @Override
  public void decide(Draft draft) {
    Card card = state().cards().card(request.card());
    request
        .note()
        .ifPresent(
            note -> Limits.text("note", note, state().policy().policy().log().entryBytesMax()));
    boolean own = anchors.stream()
        .anyMatch(anchor ->
            card.proof().anchors().stream().anyMatch(mine -> mine.ref().equals(anchor.ref())));
    if (own) {
      throw CairnException.invalid(
          "evidence", "a card cannot be disputed by the words it rests on; cite others");
    }
    adoptPolicy(draft);
    draft.add(new CardDisputed(
        card.id(),
        at(draft),
        anchors,
        request.contradicts().orElse(false),
        request.note().filter(note -> !note.isBlank()).map(draft::text)));
  }

  @Override
  public Long answer(Written written) {
    return only(CardDisputed.class, written).position();
  }
}
