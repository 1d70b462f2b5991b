package dev.cairn.eval.graph;

import dev.cairn.graph.Graph;
import dev.cairn.graph.GraphProjection;
import dev.cairn.graph.enrichment.Enrichments;
import dev.cairn.log.EdgeWrite;
import dev.cairn.log.GraphEvent;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.NodeWrite;
import dev.cairn.log.Recorded;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Events of a trial graph, folded one by one as every context folds them: with its enrichments. */
final class TrialEvents {
  static final int EDGES_PER_EVENT = 100;
  private static final String RELATION = "touches";

  private final GraphProjection projection =
      new GraphProjection(Enrichments::parse, Enrichments.INITIALLY_ACTIVE);
  private Graph graph = projection.empty();
  private long position;

  GraphProjection projection() {
    return projection;
  }

  Graph graph() {
    return graph;
  }

  void apply(GraphEvent event) {
    graph = projection.apply(graph, new Recorded(++position, Instant.EPOCH, event));
  }

  void applyAll(List<? extends GraphEvent> events) {
    events.forEach(this::apply);
  }

  static Emitted nodes(String prefix, int from, int to) {
    List<NodeWrite> nodes = new ArrayList<>();
    for (int node = from; node < to; node++) {
      nodes.add(new NodeWrite(prefix + node, Optional.empty(), Optional.empty(), List.of()));
    }
    return emitted("trial", nodes, List.of(), List.of());
  }

  static Emitted emitted(
      String adapter, List<NodeWrite> nodes, List<EdgeWrite> edges, List<String> removed) {
    return new Emitted(
        Instant.EPOCH,
        adapter,
        "emission",
        nodes,
        edges,
        List.of(),
        List.of(),
        removed,
        nodes.size(),
        edges.size(),
        List.of());
  }

  static EdgeWrite edge(int source, int target, double value) {
    return new EdgeWrite("n" + source, "n" + target, RELATION, value, List.of());
  }

  static Retracted retracted(String adapter) {
    return new Retracted(Instant.EPOCH, adapter);
  }

  /** One adapter's values for all edges of a graph, in its order; nodes are not in it. */
  static List<Emitted> edges(String adapter, TrialGraph graph, double[] values) {
    return edges(adapter, graph, values, 0, graph.edges());
  }

  static List<Emitted> edges(
      String adapter, TrialGraph graph, double[] values, int start, int end) {
    List<Emitted> events = new ArrayList<>();
    for (int from = start; from < end; from += EDGES_PER_EVENT) {
      List<EdgeWrite> edges = new ArrayList<>();
      for (int i = from; i < Math.min(end, from + EDGES_PER_EVENT); i++) {
        edges.add(edge(graph.source(i), graph.target(i), values[i]));
      }
      events.add(emitted(adapter, List.of(), edges, List.of()));
    }
    return events;
  }
}
