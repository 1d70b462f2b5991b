package dev.cairn.enrich;

import dev.cairn.graph.Graph;
import dev.cairn.graph.Weights;
import dev.cairn.graph.algorithm.Clusters;
import dev.cairn.graph.algorithm.Leiden;
import dev.cairn.graph.algorithm.PageRank;
import dev.cairn.graph.algorithm.Ranks;
import dev.cairn.graph.query.Snapshot;
import dev.cairn.log.EdgeKey;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What the whole graph says of its nodes: {@code graph-analysis:pagerank} and {@code graph-analysis:leiden}.
 * Nodes get their rank or community as a property. Edges that are there get a slot: how much rank flows
 * along them, or 1 if both ends are of one community. No edge is invented, so paths stay what they were.
 */
public final class GraphAnalysis implements Enricher {
  private static final String PREFIX = "graph-analysis:";

  /** The algorithms there are, by name. */
  private enum Algorithm {
    PAGERANK,
    LEIDEN
  }

  private final Algorithm algorithm;

  private GraphAnalysis(Algorithm algorithm) {
    this.algorithm = algorithm;
  }

  /** All of them. */
  public static List<Enricher> all() {
    return List.of(new GraphAnalysis(Algorithm.PAGERANK), new GraphAnalysis(Algorithm.LEIDEN));
  }

  @Override
  public String id() {
    return PREFIX + algorithm.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean keepsUp() {
    return false;
  }

  /** The snapshot, and the names and edges that go with it. */
  private record Seen(Snapshot snapshot, List<String> ids, Map<EdgeKey, Double> edges) {}

  @Override
  public Findings look(Gaze gaze) {
    Seen seen = gaze.look(graph -> {
      // Its own slots must not feed what it says next.
      Snapshot snapshot = Snapshot.without(graph, gaze.policy(), id());
      return new Seen(
          snapshot, snapshot.ids(graph), edges(graph, new Weights(graph, gaze.policy())));
    });
    return switch (algorithm) {
      case PAGERANK ->
        ranks(seen, new PageRank(gaze.policy()).of(seen.snapshot().csr()));
      case LEIDEN -> communities(seen, Leiden.of(gaze.policy(), seen.snapshot().csr()));
    };
  }

  /** Edges that others speak for, with their weights. */
  private Map<EdgeKey, Double> edges(Graph graph, Weights weights) {
    Map<EdgeKey, Double> edges = new HashMap<>();
    int self = graph.contributorNumber(id());
    IntStream.range(0, graph.edgesKnown())
        .filter(edge -> graph.hasEdge(edge) && !graph.isOnlyOf(edge, id()))
        .forEach(edge -> edges.put(graph.key(edge), weights.rawWithout(edge, self)));
    return edges;
  }

  private static Findings ranks(Seen seen, Ranks ranks) {
    Map<String, Double> rank = new TreeMap<>();
    for (int i = 0; i < seen.ids().size(); i++) {
      rank.put(seen.ids().get(i), ranks.of(i));
    }
    Map<String, Double> leaving = new HashMap<>();
    seen.edges().forEach((edge, weight) -> leaving.merge(edge.source(), weight, Double::sum));
    Map<EdgeKey, Double> flows = new HashMap<>();
    seen.edges().forEach((edge, weight) -> {
      double all = leaving.getOrDefault(edge.source(), 0.0);
      double share = all == 0 ? 0 : weight / all;
      flows.put(edge, rank.getOrDefault(edge.source(), 0.0) * share);
    });
    Map<String, SortedMap<String, Object>> properties = new TreeMap<>();
    rank.forEach((id, value) -> properties.put(id, new TreeMap<>(Map.of("pagerank", value))));
    return new Findings(flows, properties, Optional.empty());
  }

  private static Findings communities(Seen seen, Clusters clusters) {
    Map<String, Integer> community = new TreeMap<>();
    for (int i = 0; i < seen.ids().size(); i++) {
      community.put(seen.ids().get(i), clusters.of(i));
    }
    Map<EdgeKey, Double> inside = new HashMap<>();
    for (EdgeKey edge : seen.edges().keySet()) {
      if (Objects.equals(community.get(edge.source()), community.get(edge.target()))) {
        inside.put(edge, 1.0);
      }
    }
    Map<String, SortedMap<String, Object>> properties = new TreeMap<>();
    community.forEach((id, label) -> properties.put(id, new TreeMap<>(Map.of("community", label))));
    return new Findings(inside, properties, Optional.empty());
  }
}
