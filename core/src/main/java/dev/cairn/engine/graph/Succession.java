package dev.cairn.engine.graph;

import dev.cairn.engine.Memory;
import dev.cairn.enrich.Similarity;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Writing;
import dev.cairn.policy.Switch;
import java.util.List;
import java.util.Optional;

/**
 * One model of this engine takes the place of another: what the new one says is kept up, and when it is complete,
 * what the old one said goes, unless both are to be compared. Two models' cosines are on different scales and
 * would count as two witnesses. What others contribute under a model's name is theirs.
 */
final class Succession {
  private final Memory memory;
  private final Enrichers enrichers;
  private final GraphWrites writes;

  Succession(Memory memory, Enrichers enrichers, GraphWrites writes) {
    this.memory = memory;
    this.enrichers = enrichers;
    this.writes = writes;
  }

  /** The ids of the models that went. */
  List<String> complete(String by) {
    Optional<String> own = enrichers.ids().stream().filter(Similarity::isModel).findFirst();
    memory.freshen();
    List<String> before = own.map(this::before).orElse(List.of());
    if (before.isEmpty() || !keptUp(own.orElseThrow()) || bothStay()) {
      return List.of();
    }
    for (String old : before) {
      String why = "this engine's model is " + own.orElseThrow() + " now, and its edges are there";
      writes.retract(Retract.of(old).because(by, why), Writing.NOW);
    }
    return before;
  }

  /** Only what this engine was asked to keep up is its own: an adapter cannot use such a name. */
  private List<String> before(String own) {
    return memory.look(() -> memory.state().graph().derived().watching().keySet().stream()
        .filter(id -> Similarity.isModel(id) && !id.equals(own))
        .sorted()
        .toList());
  }

  /** Whether the new model has said all it has to say. One that failed has not: better old edges than none. */
  private boolean keptUp(String own) {
    writes.enrich(Enrich.start(own), Writing.NOW);
    return !memory.look(() -> memory.state().graph().derived().failures().containsKey(own));
  }

  private boolean bothStay() {
    return memory.look(
        () -> memory.state().policy().policy().graph().keepReplacedModel() == Switch.ON);
  }
}
