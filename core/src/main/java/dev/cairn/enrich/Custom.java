package dev.cairn.enrich;

import dev.cairn.graph.Enrichment;
import dev.cairn.graph.Graph;
import dev.cairn.graph.Wishes;
import dev.cairn.log.EdgeKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** An {@link Enrichment} that somebody brought along: it looks at the graph, and what it wants is logged. */
public final class Custom implements Enricher {
  private final Enrichment enrichment;

  public Custom(Enrichment enrichment) {
    this.enrichment = enrichment;
  }

  @Override
  public String id() {
    return enrichment.id();
  }

  @Override
  public boolean keepsUp() {
    return true;
  }

  @Override
  public Findings look(Gaze gaze) {
    return gaze.look(this::wanted);
  }

  private Findings wanted(Graph graph) {
    Wishes wishes = new Wishes();
    enrichment.prime(graph);
    enrichment.wantAll(graph, wishes);
    Map<EdgeKey, Double> edges = new HashMap<>();
    wishes.forEach((source, target, relation, value) ->
        edges.put(new EdgeKey(graph.id(source), graph.id(target), relation), value));
    return new Findings(edges, Map.of(), Optional.empty());
  }
}
