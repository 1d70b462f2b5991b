package dev.cairn.engine.erase;

import dev.cairn.engine.Memory;
import dev.cairn.engine.Write;
import dev.cairn.engine.erase.ErasurePlan.Row;
import dev.cairn.log.Chain;
import dev.cairn.log.Draft;
import dev.cairn.log.Erased;
import dev.cairn.log.Erased.Redaction;
import dev.cairn.log.Head;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.operation.Erase;
import dev.cairn.operation.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Writes the receipt, and takes the words out of the store with it. */
final class EraseWrite extends Write<Write.Found<Erased>> {
  private final Memory memory;
  private final Erase request;
  private final Target target;
  private final Function<Head, ErasurePlan> again;
  private ErasurePlan plan;

  /**
   * @param plan as it was found before, when nobody had to wait for it
   * @param again finds it in turn, if more was written meanwhile
   */
  EraseWrite(
      Memory memory,
      Erase request,
      Target target,
      Writing writing,
      ErasurePlan plan,
      Function<Head, ErasurePlan> again) {
    super(memory.state(), writing);
    this.memory = memory;
    this.request = request;
    this.target = target;
    this.plan = plan;
    this.again = again;
  }

  /** What it took. */
  ErasurePlan plan() {
    return plan;
  }

  @Override
  public void decide(Draft draft) {
    // Asked of the log: nobody else can write now, so what it says holds until the commit.
    Head head = memory.log().head(memory.name());
    if (!head.hash().equals(plan.head().hash())) {
      plan = again.apply(head);
    }
    List<StoredText> kept = new ArrayList<>();
    PayloadEdit edit =
        PayloadEdit.of(plan.going(), plan.signs(), plan.left(), plan.rewritten(), words -> {
          StoredText text = draft.stored(words);
          kept.add(text);
          return text;
        });
    List<StoredEvent> rows = new ArrayList<>();
    List<Redaction> redactions = new ArrayList<>();
    for (Row row : plan.rows()) {
      edit.of(row.event()).ifPresent(edited -> {
        rows.add(edited);
        redactions.add(
            new Redaction(edited.position(), edited.hash(), Chain.hash(row.before(), edited)));
      });
    }
    Erased receipt = receipt(draft, redactions);
    draft.erase(
        receipt,
        new Erased.Change(plan.gone(), List.copyOf(kept), rows, plan.vectors().keys()));
  }

  private Erased receipt(Draft draft, List<Redaction> redactions) {
    Going going = plan.going();
    return new Erased(
        at(draft),
        target.what(),
        target.id(),
        request.by(),
        request.reason().map(draft::text),
        plan.gone(),
        List.copyOf(going.entries()),
        List.copyOf(plan.left().keySet()),
        List.copyOf(going.candidates()),
        List.copyOf(going.cards()),
        plan.counts(),
        redactions);
  }

  @Override
  public Found<Erased> answer(Written written) {
    return only(Erased.class, written);
  }
}
