package dev.cairn.engine.decide;

import dev.cairn.engine.Limits;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.DecisionEvent.RiskSet;
import dev.cairn.log.Draft;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.Writing;

/** The user says how risky a tool is. */
final class SetRiskWrite extends Write<SetRisk.Answer> {
  private final SetRisk request;

  SetRiskWrite(State state, SetRisk request, Writing writing) {
    super(state, writing);
    this.request = request;
    if (request.reason().isBlank()) {
      throw CairnException.invalid("reason", "reason is empty; say why, for whoever asks later");
    }
    StoredText.requireEncodable("reason", request.reason());
  }

  @Override
  public void decide(Draft draft) {
    String by = Names.check("by", request.by());
    Limits.text("reason", request.reason(), state().policy().policy().log().entryBytesMax());
    adoptPolicy(draft);
    draft.add(new RiskSet(
        request.tool(),
        at(draft),
        state().catalogue().version(request.tool()),
        request.risk(),
        draft.text(request.reason()),
        by));
  }

  @Override
  public SetRisk.Answer answer(Written written) {
    Found<RiskSet> set = only(RiskSet.class, written);
    return new SetRisk.Answer(set.event().tool(), set.event().risk(), set.position());
  }
}
