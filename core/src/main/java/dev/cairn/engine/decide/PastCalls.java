package dev.cairn.engine.decide;

import dev.cairn.engine.LogReads;
import dev.cairn.engine.State;
import dev.cairn.fault.CairnException;
import dev.cairn.log.DecisionEvent.DecisionMade;

/** Finds decisions as they were written down. */
final class PastCalls {
  private PastCalls() {}

  static DecisionMade made(State state, LogReads log, String decision) {
    return state.decisions().place(decision).stream()
        .boxed()
        .flatMap(place -> log.at(place, DecisionMade.class).stream())
        .findFirst()
        .orElseThrow(() -> CairnException.notFound(
            "decision", "there is no decision '" + decision + "'; decide answers with its id"));
  }
}
