package dev.cairn.engine.decide;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.DecisionEvent.ApprovalRevoked;
import dev.cairn.log.Draft;
import dev.cairn.log.Names;
import dev.cairn.operation.Revoke;
import dev.cairn.operation.Writing;
import dev.cairn.tool.decision.Approval;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Takes a yes back. One that has ended already has ended. */
final class RevokeWrite extends Write<Revoke.Answer> {
  private final Revoke request;
  private final LongSupplier head;

  RevokeWrite(State state, Revoke request, Writing writing, LongSupplier head) {
    super(state, writing);
    this.request = request;
    this.head = head;
  }

  @Override
  public void decide(Draft draft) {
    String by = Names.check("by", request.by());
    if (approval().state() == Approval.State.OPEN) {
      adoptPolicy(draft);
      draft.add(new ApprovalRevoked(request.approval(), at(draft), by));
    }
  }

  private Approval approval() {
    return state()
        .decisions()
        .approval(request.approval())
        .orElseThrow(() -> CairnException.notFound(
            "approval",
            "there is no approval '" + request.approval()
                + "'; `thresholds` lists those that hold"));
  }

  @Override
  public Revoke.Answer answer(Written written) {
    long position = written.isEmpty()
        ? head.getAsLong()
        : only(ApprovalRevoked.class, written).position();
    return new Revoke.Answer(
        request.approval(), approval().state().name().toLowerCase(Locale.ROOT), position);
  }
}
