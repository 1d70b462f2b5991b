package dev.cairn.engine;

import dev.cairn.log.Command;
import dev.cairn.log.DamageEvent.Break;
import dev.cairn.log.DamageEvent.ChainBroken;
import dev.cairn.log.Draft;
import java.util.List;
import java.util.Optional;

/** Writes down what of the log was found to be damaged, before anything else is written. */
final class NameDamage implements Command<Long> {
  private final Memory memory;

  NameDamage(Memory memory) {
    this.memory = memory;
  }

  @Override
  public Optional<String> key() {
    return Optional.empty();
  }

  @Override
  public boolean shares() {
    return false;
  }

  @Override
  public void decide(Draft draft) {
    List<Break> unnamed = memory.damageInTurn().unnamed();
    if (!unnamed.isEmpty()) {
      draft.add(new ChainBroken(draft.now(), draft.previous(), unnamed));
    }
  }

  @Override
  public Long answer(Written written) {
    return (long) written.events().size();
  }
}
