package dev.cairn.enrich;

import dev.cairn.log.EdgeKey;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * What an enricher wants.
 *
 * @param edges the value it wants on each edge
 * @param properties what it says of nodes, by id
 * @param region the nodes it speaks of: what it said before of edges that leave them, and does not repeat,
 *     is withdrawn; absent: of all
 */
public record Findings(
    Map<EdgeKey, Double> edges,
    Map<String, SortedMap<String, Object>> properties,
    Optional<Set<String>> region) {

  /** Nothing has changed. */
  public static final Findings NONE = new Findings(Map.of(), Map.of(), Optional.of(Set.of()));

  public Findings {
    edges = Map.copyOf(edges);
    properties = Map.copyOf(properties);
  }
}
