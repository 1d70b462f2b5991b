package dev.cairn.engine.graph;

import dev.cairn.graph.Graph;
import dev.cairn.graph.query.Snapshot;
import dev.cairn.policy.GraphPolicy;
import org.jspecify.annotations.Nullable;

/** The last snapshot of a graph, good as long as neither the graph nor the policy has changed. */
final class Snapshots {
  private record Taken(Graph graph, long version, GraphPolicy policy, Snapshot snapshot) {}

  private volatile @Nullable Taken last;

  Snapshot of(Graph graph, GraphPolicy policy) {
    Taken there = last;
    boolean fits = there != null
        && there.graph() == graph
        && there.version() == graph.version()
        && there.policy().equals(policy);
    if (there == null || !fits) {
      there = new Taken(graph, graph.version(), policy, Snapshot.of(graph, policy));
      last = there;
    }
    return there.snapshot();
  }
}
