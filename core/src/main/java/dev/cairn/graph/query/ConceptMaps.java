package dev.cairn.graph.query;

import dev.cairn.graph.Contributor;
import dev.cairn.graph.Graph;
import dev.cairn.ingest.EntitiesAdapter;
import dev.cairn.policy.GraphPolicy;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntCollection;
import java.util.Collection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Draws the {@link ConceptMap} for a question. As long as all mentions fit, it is one map of everything,
 * kept until an episode speaks again; other changes to the graph do not touch it. Beyond that it is drawn
 * for each question around where it starts, so that no question costs more than the map may hold.
 */
public final class ConceptMaps {
  /** No count of entries comes near; only an emission in our name could, and must not overflow a sum. */
  private static final double WEIGHT_MAX = 1e9;

  /** The map of everything, and what it was drawn from: whatever changes a mention changes one of these. */
  private record Kept(Graph graph, long lastPosition, int edges, ConceptMap map) {}

  private volatile @Nullable Kept kept;

  /** A map with these concepts and what lies around them. The graph must not change meanwhile. */
  public ConceptMap around(Graph graph, GraphPolicy policy, Collection<String> concepts) {
    Optional<Contributor> entities = graph.contributor(EntitiesAdapter.NAME);
    if (entities.isEmpty()) {
      return ConceptMap.of(graph, IntArrayList.of(), edge -> 0);
    }
    return entities.get().edges() <= policy.conceptMapMax()
        ? everything(graph, entities.get())
        : new Surroundings(graph, entities.get(), policy.conceptEdgesMax()).map(concepts);
  }

  private ConceptMap everything(Graph graph, Contributor entities) {
    Kept there = kept;
    boolean fits = there != null
        && there.graph() == graph
        && there.lastPosition() == entities.lastPosition()
        && there.edges() == entities.edges();
    if (there == null || !fits) {
      IntArrayList mentions = graph.edgesOf(entities);
      mentions.removeIf(edge -> !graph.isOf(edge, graph.relationNumber(EntitiesAdapter.MENTIONS)));
      there = new Kept(
          graph, entities.lastPosition(), entities.edges(), draw(graph, entities, mentions));
      kept = there;
    }
    return there.map();
  }

  static ConceptMap draw(Graph graph, Contributor entities, IntCollection mentions) {
    return ConceptMap.of(
        graph, mentions, edge -> Math.max(0, Math.min(graph.value(entities, edge), WEIGHT_MAX)));
  }
}
