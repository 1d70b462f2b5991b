package dev.cairn.engine.card;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardEvent.OutcomeRecorded;
import dev.cairn.log.Draft;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.Writing;
import java.util.List;
import java.util.Optional;

/** Says how something turned out. Shares commits: it depends on its episode alone. */
final class OutcomeWrite extends Write<RecordOutcome.Answer> {
  private final RecordOutcome request;
  private final List<Anchor> anchors;

  OutcomeWrite(State state, RecordOutcome request, Writing writing, List<Anchor> anchors) {
    super(state, writing);
    this.request = request;
    this.anchors = anchors;
  }

  @Override
  public boolean shares() {
    return true;
  }

  @Override
  public void decide(Draft draft) {
    state().episode(request.episode());
    draft.add(new OutcomeRecorded(
        draft.id("oc"),
        request.episode(),
        at(draft),
        request.type(),
        anchors,
        request.tool(),
        Optional.of(via())));
  }

  @Override
  public RecordOutcome.Answer answer(Written written) {
    Found<OutcomeRecorded> found = only(OutcomeRecorded.class, written);
    return new RecordOutcome.Answer(found.event().outcome(), found.position());
  }
}
