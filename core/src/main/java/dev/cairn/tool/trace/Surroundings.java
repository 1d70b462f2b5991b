package dev.cairn.tool.trace;

import dev.cairn.graph.Graph;
import dev.cairn.log.EdgeWrite;
import dev.cairn.policy.Policy;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The last neighbourhood, kept up with runs: recording one costs its own links, not all there are. */
public final class Surroundings {
  private record Taken(
      Graph graph, List<Long> version, Policy policy, Neighbourhood neighbourhood) {}

  private @Nullable Taken last;

  /** While the graph does not change: whoever asks holds it. */
  synchronized Neighbourhood of(Graph graph, Policy policy) {
    Taken there = last;
    List<Long> version = graph.toolLinks().version();
    if (there == null || !fits(there, graph, version, policy)) {
      there = new Taken(graph, version, policy, Neighbourhood.of(graph, policy));
      last = there;
    }
    return there.neighbourhood();
  }

  /**
   * A run was recorded, and nothing else since.
   *
   * @param before the version of the tool links then
   */
  public synchronized void saw(
      Graph graph, Policy policy, List<Long> before, List<EdgeWrite> links) {
    Taken there = last;
    if (there != null && fits(there, graph, before, policy)) {
      for (EdgeWrite link : links) {
        int edge =
            graph.edge(graph.node(link.source()), graph.node(link.target()), link.relation());
        there.neighbourhood().add(graph, edge, 1);
      }
      last = new Taken(graph, graph.toolLinks().version(), policy, there.neighbourhood());
    }
  }

  private static boolean fits(Taken there, Graph graph, List<Long> version, Policy policy) {
    return there.graph() == graph
        && there.version().equals(version)
        && there.policy().equals(policy);
  }
}
