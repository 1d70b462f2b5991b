package dev.cairn.engine.graph;

import dev.cairn.engine.Memory;
import dev.cairn.entity.Entities;
import dev.cairn.entity.Mention;
import dev.cairn.graph.query.ConceptMap;
import dev.cairn.graph.query.ConceptMaps;
import dev.cairn.ingest.EntitiesAdapter;
import dev.cairn.policy.Policy;
import dev.cairn.search.Relatives;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Walks the evidence graph from what a query speaks of to what is spoken of together with it. */
public final class GraphRelatives implements Relatives {
  private final Memory memory;
  private final ConceptMaps maps = new ConceptMaps();

  public GraphRelatives(Memory memory) {
    this.memory = memory;
  }

  @Override
  public Map<String, Double> of(String query, Policy policy) {
    if (policy.rank().related() == 0) {
      return Map.of();
    }
    Map<String, Double> from = new LinkedHashMap<>();
    for (Mention mention : Entities.in(query)) {
      from.put(EntitiesAdapter.node(mention.key()), 1.0);
    }
    int most = (int) policy.rank().relatedConcepts();
    if (from.isEmpty() || most == 0) {
      return Map.of();
    }
    ConceptMap map =
        memory.look(() -> maps.around(memory.state().graph(), policy.graph(), from.keySet()));
    List<ConceptMap.Related> related = map.related(policy.graph(), from, most);
    Map<String, Double> found = new LinkedHashMap<>();
    for (ConceptMap.Related each : related) {
      String key = each.concept().substring(EntitiesAdapter.node("").length());
      found.put(key, each.score() / related.get(0).score());
    }
    return found;
  }
}
