package dev.cairn.eval.decide.simulate;

import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.operation.Expect;

/** One call on the stage: what was expected, what was decided, how it went. */
record Turn(Actor actor, double chance, Expect.Answer expected, Decide.Answer decided, boolean ok) {
  boolean allowed() {
    return decided.verdict() == Verdict.ALLOW;
  }
}
