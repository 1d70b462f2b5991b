package dev.cairn.engine.card;

import dev.cairn.card.judge.Duplicates;
import dev.cairn.card.keep.Compaction;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.log.CardEvent.CardsCompacted;
import dev.cairn.log.Draft;
import dev.cairn.operation.Writing;
import java.util.Optional;
import java.util.function.Supplier;

/** Tidies the cards; nothing is written if they are tidy. Answers what was done. */
final class CompactWrite extends Write<Optional<Write.Found<CardsCompacted>>> {
  private final Supplier<Duplicates> duplicates;

  CompactWrite(State state, Writing writing, Supplier<Duplicates> duplicates) {
    super(state, writing);
    this.duplicates = duplicates;
  }

  @Override
  public void decide(Draft draft) {
    Compaction.Plan plan = new Compaction(
            state().policy().policy().card(), duplicates.get(), at(draft))
        .of(state().cards().all());
    if (!plan.isEmpty()) {
      adoptPolicy(draft);
      draft.add(new CardsCompacted(at(draft), plan.archived(), plan.merged()));
    }
  }

  @Override
  public Optional<Found<CardsCompacted>> answer(Written written) {
    return written.isEmpty() ? Optional.empty() : Optional.of(only(CardsCompacted.class, written));
  }
}
