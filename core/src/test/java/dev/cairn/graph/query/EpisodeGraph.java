package dev.cairn.graph.query;

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
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** A graph of episodes and what they speak of, made event by event. */
final class EpisodeGraph {
  private final GraphProjection projection =
      new GraphProjection(Enrichments::parse, Enrichments.INITIALLY_ACTIVE);
  private final List<EdgeWrite> said = new ArrayList<>();
  private Graph graph = projection.empty();
  private long position;

  EpisodeGraph says(String episode, Map<String, Integer> concepts) {
    List<NodeWrite> nodes = new ArrayList<>(List.of(node("episode:" + episode)));
    List<EdgeWrite> edges = new ArrayList<>();
    new TreeMap<>(concepts).forEach((concept, entries) -> {
      nodes.add(node("concept:" + concept));
      edges.add(new EdgeWrite(
          "episode:" + episode, "concept:" + concept, "mentions", entries, List.of()));
    });
    said.addAll(edges);
    return apply(emitted("entities", nodes, edges));
  }

  /** Somebody else joins two nodes. */
  EpisodeGraph other(String from, String to) {
    return apply(emitted(
        "other",
        List.of(node(from), node(to)),
        List.of(new EdgeWrite(from, to, "r", 1, List.of()))));
  }

  EpisodeGraph retract() {
    return apply(new Retracted(Instant.EPOCH, "entities"));
  }

  /** Every episode speaks of one to four concepts. */
  static EpisodeGraph random(Random random, int episodes, int concepts) {
    EpisodeGraph made = new EpisodeGraph();
    for (int e = 0; e < episodes; e++) {
      Map<String, Integer> spoken = new TreeMap<>();
      for (int i = random.nextInt(4); i >= 0; i--) {
        spoken.put("c" + random.nextInt(concepts), 1 + random.nextInt(5));
      }
      made.says("e" + e, spoken);
    }
    return made;
  }

  Graph graph() {
    return graph;
  }

  String firstConcept() {
    return said.get(0).target();
  }

  /** Both ways, by the places of the map. */
  double[][] matrix(ConceptMap map) {
    double[][] weights = new double[map.size()][map.size()];
    for (EdgeWrite edge : said) {
      int episode = map.find(edge.source()).orElseThrow();
      int concept = map.find(edge.target()).orElseThrow();
      weights[episode][concept] = edge.contribution();
      weights[concept][episode] = edge.contribution();
    }
    return weights;
  }

  private EpisodeGraph apply(GraphEvent event) {
    graph = projection.apply(graph, new Recorded(++position, Instant.EPOCH, event));
    return this;
  }

  private static NodeWrite node(String id) {
    return new NodeWrite(id, Optional.empty(), Optional.empty(), List.of());
  }

  private static Emitted emitted(String adapter, List<NodeWrite> nodes, List<EdgeWrite> edges) {
    return new Emitted(
        Instant.EPOCH,
        adapter,
        "emission",
        nodes,
        edges,
        List.of(),
        List.of(),
        List.of(),
        nodes.size(),
        edges.size(),
        List.of());
  }
}
