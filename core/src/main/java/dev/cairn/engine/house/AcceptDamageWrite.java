package dev.cairn.engine.house;

import dev.cairn.engine.Memory;
import dev.cairn.engine.Write;
import dev.cairn.log.DamageEvent.Break;
import dev.cairn.log.DamageEvent.DamageAccepted;
import dev.cairn.log.Draft;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.operation.AcceptDamage;
import dev.cairn.operation.Writing;
import java.util.List;

/** A person has looked at the damage; from here on it is no reason to ask. */
final class AcceptDamageWrite extends Write<AcceptDamage.Answer> {
  private final Memory memory;
  private final AcceptDamage request;

  AcceptDamageWrite(Memory memory, AcceptDamage request, Writing writing) {
    super(memory.state(), writing);
    this.memory = memory;
    this.request = request;
    request.reason().ifPresent(reason -> StoredText.requireEncodable("reason", reason));
  }

  @Override
  public void decide(Draft draft) {
    String by = Names.check("by", request.by());
    List<Break> quarantined = memory.damageInTurn().quarantined();
    if (!quarantined.isEmpty()) {
      draft.add(new DamageAccepted(at(draft), by, request.reason().map(draft::text), quarantined));
    }
  }

  @Override
  public AcceptDamage.Answer answer(Written written) {
    if (written.isEmpty()) {
      return new AcceptDamage.Answer(List.of(), memory.projector().head().position());
    }
    Found<DamageAccepted> said = only(DamageAccepted.class, written);
    return new AcceptDamage.Answer(
        said.event().accepted().stream().map(AcceptDamageWrite::item).toList(), said.position());
  }

  private static AcceptDamage.Item item(Break damage) {
    return new AcceptDamage.Item(
        damage.from(), damage.to(), damage.problem(), damage.text().map(TextId::value));
  }
}
