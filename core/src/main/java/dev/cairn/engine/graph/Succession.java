package dev.cairn.engine.graph;

import dev.cairn.engine.Memory;
import dev.cairn.enrich.Similarity;
import dev.cairn.graph.Graph;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Writing;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * One model takes the place of another: what the other said of similarity goes, and if it was kept up, so is
 * now what the new one says. Two models' cosines are on different scales and would count as two witnesses.
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
  List<String> complete() {
    Optional<String> own = enrichers.ids().stream().filter(Similarity::isModel).findFirst();
    memory.freshen();
    List<String> others = own.map(this::others).orElse(List.of());
    if (others.isEmpty() || !keptUp(own.orElseThrow(), others)) {
      return List.of();
    }
    for (String other : others) {
      writes.retract(Retract.of(other), Writing.NOW);
    }
    return others;
  }

  private List<String> others(String own) {
    return memory.look(() -> {
      Graph graph = memory.state().graph();
      TreeSet<String> speaking = new TreeSet<>(graph.derived().active());
      graph.contributors().stream()
          .filter(each -> !graph.edgesOf(each).isEmpty())
          .forEach(each -> speaking.add(each.id()));
      return speaking.stream()
          .filter(id -> Similarity.isModel(id) && !id.equals(own))
          .toList();
    });
  }

  /** Whether the new model says what the others said, if anyone wanted to hear it. */
  private boolean keptUp(String own, List<String> others) {
    boolean wanted =
        memory.look(() -> others.stream().anyMatch(memory.state().graph().derived()::isActive));
    if (wanted) {
      writes.enrich(Enrich.start(own), Writing.NOW);
    }
    // A model that failed has not taken anyone's place: better old edges than none.
    return !memory.look(() -> memory.state().graph().derived().failures().containsKey(own));
  }
}
