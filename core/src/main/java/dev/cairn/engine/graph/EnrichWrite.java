package dev.cairn.engine.graph;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.log.Draft;
import dev.cairn.log.GraphEvent.EnrichmentSet;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Writing;
import java.util.Optional;

/** Switches an enrichment on or off; switching on what is on lets unfinished rounds go on. */
final class EnrichWrite extends Write<Optional<Write.Found<EnrichmentSet>>> {
  private final Enrich request;

  EnrichWrite(State state, Enrich request, Writing writing) {
    super(state, writing);
    this.request = request;
  }

  @Override
  public void decide(Draft draft) {
    boolean isOn = state().graph().derived().isActive(request.id());
    boolean unfinished = isOn && !state().graph().derived().isAtRest();
    if (isOn != request.active() || (request.active() && unfinished)) {
      adoptPolicy(draft);
      draft.add(new EnrichmentSet(at(draft), request.id(), request.active()));
    }
  }

  @Override
  public Optional<Found<EnrichmentSet>> answer(Written written) {
    return written.isEmpty() ? Optional.empty() : Optional.of(only(EnrichmentSet.class, written));
  }
}
