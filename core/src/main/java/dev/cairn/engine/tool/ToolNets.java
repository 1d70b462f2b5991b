package dev.cairn.engine.tool;

import dev.cairn.graph.Graph;
import dev.cairn.policy.Policy;
import dev.cairn.tool.net.ToolNet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The last network of tools, good as long as neither what the graph says of them nor the policy changes. */
final class ToolNets {
  private record Taken(Graph graph, List<Long> version, Policy policy, ToolNet net) {}

  private volatile @Nullable Taken last;

  /** While the graph does not change: whoever asks holds it. */
  ToolNet of(Graph graph, Policy policy) {
    List<Long> version = ToolNet.version(graph);
    Taken there = last;
    boolean fits = there != null
        && there.graph() == graph
        && there.version().equals(version)
        && there.policy().equals(policy);
    if (there == null || !fits) {
      there = new Taken(graph, version, policy, ToolNet.of(graph, policy));
      last = there;
    }
    return there.net();
  }
}
