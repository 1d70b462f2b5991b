package dev.cairn.enrich;

import dev.cairn.graph.Graph;
import dev.cairn.index.vector.LazyEmbedder;
import dev.cairn.index.vector.VectorSpace;
import dev.cairn.log.EdgeKey;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Nodes whose texts mean the same: {@code embedding:{model}}. Each node is joined to the most similar
 * others, if they are similar enough; the contribution is the cosine.
 */
public final class Similarity implements Enricher {
  private static final String PREFIX = "embedding:";
  private static final String RELATION = "similar_to";

  private final LazyEmbedder model;

  public Similarity(LazyEmbedder model) {
    this.model = model;
  }

  /** The id under which a model speaks. */
  public static String idOf(VectorSpace space) {
    return PREFIX + space.model();
  }

  /** Whether an id is that of a model, of whichever. */
  public static boolean isModel(String id) {
    return id.startsWith(PREFIX);
  }

  @Override
  public String id() {
    return idOf(model.space());
  }

  @Override
  public boolean keepsUp() {
    return true;
  }

  @Override
  public Findings look(Gaze gaze) {
    Map<String, NodeText> nodes = new LinkedHashMap<>();
    gaze.look(NodeText::all).forEach(node -> nodes.put(node.id(), node));
    Set<String> changed = changed(gaze, nodes);
    if (changed.isEmpty()) {
      return Findings.NONE;
    }
    Map<String, List<float[]>> vectors = new Vectors(model.await(), gaze).of(nodes.values());
    Neighbours neighbours = new Neighbours(vectors, gaze.policy());
    Set<String> region = new HashSet<>(changed);
    kept(gaze, changed).forEach(key -> region.add(key.target()));
    // A node that is new to somebody's neighbourhood may push another out of it.
    changed.forEach(node -> neighbours.near(node).forEach(near -> region.add(near.node())));
    Map<EdgeKey, Double> edges = new HashMap<>();
    for (String node : region) {
      neighbours.near(node).forEach(near -> join(edges, node, near));
    }
    // Joined because the other end, outside the region, counts it among its nearest.
    kept(gaze, region)
        .forEach(key -> neighbours
            .near(key.target(), key.source())
            .ifPresent(near -> edges.putIfAbsent(key, near.cosine())));
    return new Findings(edges, Map.of(), Optional.of(region));
  }

  private static void join(Map<EdgeKey, Double> edges, String node, Neighbours.Near near) {
    edges.put(new EdgeKey(node, near.node(), RELATION), near.cosine());
    edges.put(new EdgeKey(near.node(), node, RELATION), near.cosine());
  }

  /** Nodes whose text was said after the last look, and those that lost theirs. */
  private Set<String> changed(Gaze gaze, Map<String, NodeText> nodes) {
    Set<String> changed = new HashSet<>();
    nodes.values().stream()
        .filter(node -> node.position() > gaze.seen())
        .forEach(node -> changed.add(node.id()));
    gaze.look(graph -> own(graph)).stream()
        .map(EdgeKey::source)
        .filter(node -> !nodes.containsKey(node))
        .forEach(changed::add);
    return changed;
  }

  /** Our edges that leave the region. */
  private List<EdgeKey> kept(Gaze gaze, Set<String> region) {
    return gaze.look(graph -> own(graph)).stream()
        .filter(key -> region.contains(key.source()))
        .toList();
  }

  private List<EdgeKey> own(Graph graph) {
    return graph
        .contributor(id())
        .map(self -> graph.edgesOf(self).intStream().mapToObj(graph::key).toList())
        .orElse(List.of())
        .stream()
        .sorted(Comparator.comparing(EdgeKey::toString))
        .toList();
  }
}
