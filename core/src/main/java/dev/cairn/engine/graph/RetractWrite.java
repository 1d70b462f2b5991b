package dev.cairn.engine.graph;

import dev.cairn.engine.Limits;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.graph.Change;
import dev.cairn.graph.ChangeLog;
import dev.cairn.graph.Graph;
import dev.cairn.log.Draft;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Writing;
import java.util.List;

/** Takes an adapter's contributions back. Written even if there are none: it was asked for. */
final class RetractWrite extends Write<Write.Found<Retracted>> {
  private final String adapter;
  private final Retract request;
  private List<String> cardsToRecheck = List.of();

  RetractWrite(State state, Retract request, Writing writing) {
    super(state, writing);
    this.adapter = Names.check("adapter", request.adapter());
    this.request = request;
    request.by().ifPresent(by -> Names.check("by", by));
  }

  @Override
  public void decide(Draft draft) {
    cardsToRecheck = restingOn(state(), adapter);
    adoptPolicy(draft);
    draft.add(new Retracted(
        at(draft), adapter, request.by(), request.reason().map(reason -> kept(reason, draft))));
  }

  private TextRef kept(String reason, Draft draft) {
    StoredText.requireEncodable("reason", reason);
    Limits.text("reason", reason, state().policy().policy().log().entryBytesMax());
    return draft.text(reason);
  }

  /** The cards in force that nobody else stands by. */
  static List<String> restingOn(State state, String adapter) {
    return state.cards().all().stream()
        .filter(card -> card.inForce() && card.proof().restsOnlyOn(adapter))
        .map(card -> card.id().value())
        .toList();
  }

  /** Found when it was decided, before the cards had lost it. */
  List<String> cardsToRecheck() {
    return cardsToRecheck;
  }

  @Override
  public Found<Retracted> answer(Written written) {
    return only(Retracted.class, written);
  }

  /** Read off the changes of the event: what went with the adapter, and what with its derivations. */
  static Retract.Answer answer(
      Graph graph, long position, Retract.Receipt receipt, List<String> cardsToRecheck) {
    ChangeLog changes = graph.changes();
    long affected = 0;
    long pruned = 0;
    long derived = 0;
    for (int number = changes.firstAt(position);
        number <= changes.size() && changes.position(number) == position;
        number++) {
      boolean own = graph.adapter(number).equals(receipt.adapter());
      Change change = changes.change(number);
      affected += change == Change.CONTRIBUTIONS_RETRACTED && own ? changes.count(number) : 0;
      pruned += change == Change.EDGES_REMOVED && own ? changes.count(number) : 0;
      derived += change == Change.EDGES_REMOVED && !own ? changes.count(number) : 0;
    }
    return new Retract.Answer(affected, pruned, derived, cardsToRecheck, receipt);
  }
}
