package dev.cairn.engine.decide;

import dev.cairn.engine.Limits;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.DecisionEvent.CallRejected;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.Draft;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.operation.Reject;
import dev.cairn.operation.Writing;

/** A person's no to a call that asked. Saying it twice says nothing new. */
final class RejectWrite extends Write<Reject.Answer> {
  private static final String REJECTED = "rejected";

  private final Reject request;
  private final DecisionMade made;
  private final TextReads texts;
  private final long head;

  RejectWrite(
      State state, Reject request, Writing writing, LogReads log, TextReads texts, long head) {
    super(state, writing);
    this.texts = texts;
    this.request = request;
    this.made = PastCalls.made(state, log, request.decision());
    this.head = head;
  }

  @Override
  public void decide(Draft draft) {
    String by = Names.check("by", request.by());
    request.reason().ifPresent(reason -> {
      StoredText.requireEncodable("reason", reason);
      Limits.text("reason", reason, state().policy().policy().log().entryBytesMax());
    });
    if (state().decisions().outcome(made.decision()).isPresent()) {
      throw CairnException.conflict(
          "decision", "the call was made already; nothing can be rejected");
    }
    if (state().decisions().rejections().containsKey(made.decision())) {
      return;
    }
    adoptPolicy(draft);
    draft.add(new CallRejected(
        made.decision(),
        at(draft),
        made.tool(),
        made.version(),
        made.args().flatMap(texts::of).map(draft::text),
        made.episode(),
        by,
        request.reason().map(draft::text)));
  }

  @Override
  public Reject.Answer answer(Written written) {
    long position = written.isEmpty() ? head : only(CallRejected.class, written).position();
    return new Reject.Answer(made.decision(), REJECTED, made.tool(), position);
  }
}
