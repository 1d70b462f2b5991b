package dev.cairn.graph;

import dev.cairn.policy.Policy;
import java.util.List;
import java.util.Optional;

/** The fold's own way from a value to an exact weight: steps, slots, extremes, change log. No events. */
public final class FoldPath {
  private final Graph graph;
  private Step step;
  private long position;

  /** A graph with so many nodes, without edges and enrichments. */
  public FoldPath(int nodes, String adapter) {
    this.graph = new GraphProjection((id, policy) -> Optional.empty(), List.of()).empty();
    this.step = new Step(graph, adapter, ++position, new Delta());
    for (int node = 0; node < nodes; node++) {
      step.node("n" + node);
    }
    next();
  }

  /** Ends a step as the end of an event does, and begins another by the same adapter. */
  public void next() {
    step.announce();
    step = new Step(graph, step.adapter().id(), ++position, new Delta());
  }

  /** Puts a value and reads the weight it has now, looking up what its contributor ranges over. */
  public double upsert(int source, int target, String relation, double value) {
    int edge = step.put(source, target, relation, value);
    return new Weights(graph, Policy.DEFAULT.graph()).raw(edge);
  }

  public Graph graph() {
    return graph;
  }
}
