package dev.cairn.engine.graph;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.enrich.Findings;
import dev.cairn.graph.Contributor;
import dev.cairn.graph.Graph;
import dev.cairn.graph.emission.PropertyWriter;
import dev.cairn.log.Draft;
import dev.cairn.log.EdgeKey;
import dev.cairn.log.EdgeWrite;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.GraphEvent.EnrichmentRan;
import dev.cairn.log.NodeWrite;
import dev.cairn.log.Property;
import dev.cairn.operation.Writing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Writes what an enricher found, as far as it differs from what it said before, and how far it looked.
 * What the graph lost while the enricher was thinking is left out.
 */
final class EnrichmentWrite extends Write<List<Long>> {
  private static final String KIND = "enrichment";

  private final EnrichmentRan ran;
  private final Findings findings;

  EnrichmentWrite(State state, EnrichmentRan ran, Findings findings) {
    super(state, Writing.NOW);
    this.ran = ran;
    this.findings = findings;
  }

  @Override
  public void decide(Draft draft) {
    Graph graph = state().graph();
    List<EdgeWrite> edges = edges(graph);
    List<EdgeKey> withdrawn = withdrawn(graph);
    List<NodeWrite> nodes = nodes(graph, draft);
    boolean news = !edges.isEmpty() || !withdrawn.isEmpty() || !nodes.isEmpty();
    if (news) {
      draft.add(new Emitted(
          at(draft),
          ran.enrichment(),
          KIND,
          nodes,
          edges,
          withdrawn,
          List.of(),
          List.of(),
          nodes.size(),
          edges.size(),
          List.of()));
    }
    boolean well = ran.quiesced() && ran.failure().isEmpty();
    boolean wasWell = !graph.derived().failures().containsKey(ran.enrichment());
    // To have looked and found nothing is not worth an event: it may look again.
    if (news || !well || !wasWell) {
      draft.add(new EnrichmentRan(
          at(draft), ran.enrichment(), ran.seen(), ran.rounds(), ran.quiesced(), ran.failure()));
    }
  }

  private List<EdgeWrite> edges(Graph graph) {
    List<EdgeWrite> writes = new ArrayList<>();
    findings.edges().forEach((key, value) -> {
      boolean possible = graph.node(key.source()) != Graph.NONE
          && graph.node(key.target()) != Graph.NONE
          && Double.isFinite(value);
      if (possible && !holds(graph, key, value + 0.0)) {
        writes.add(
            new EdgeWrite(key.source(), key.target(), key.relation(), value + 0.0, List.of()));
      }
    });
    writes.sort(Comparator.comparing(EdgeWrite::source)
        .thenComparing(EdgeWrite::target)
        .thenComparing(EdgeWrite::relation));
    return writes;
  }

  private boolean holds(Graph graph, EdgeKey key, double value) {
    int edge = graph.edge(graph.node(key.source()), graph.node(key.target()), key.relation());
    return edge != Graph.NONE
        && self(graph)
            .filter(self -> graph.speaks(self, edge))
            .map(self -> graph.value(self, edge) == value)
            .orElse(false);
  }

  private List<EdgeKey> withdrawn(Graph graph) {
    return self(graph)
        .map(self -> graph.edgesOf(self).intStream().mapToObj(graph::key).toList())
        .orElse(List.of())
        .stream()
        .filter(key ->
            findings.region().map(region -> region.contains(key.source())).orElse(true))
        .filter(key -> !findings.edges().containsKey(key))
        .sorted(Comparator.comparing(EdgeKey::toString))
        .toList();
  }

  private List<NodeWrite> nodes(Graph graph, Draft draft) {
    long inline = state().policy().policy().graph().propertyInlineMax();
    PropertyWriter writer = new PropertyWriter(inline, ref -> null, draft::text);
    List<NodeWrite> writes = new ArrayList<>();
    findings.properties().forEach((id, values) -> {
      int node = graph.node(id);
      List<Property> news = node == Graph.NONE
          ? List.of()
          : writer.news(ran.enrichment(), graph.properties(node), values);
      if (!news.isEmpty()) {
        writes.add(new NodeWrite(id, Optional.empty(), Optional.empty(), news));
      }
    });
    writes.sort(Comparator.comparing(NodeWrite::id));
    return writes;
  }

  private Optional<Contributor> self(Graph graph) {
    return graph.contributor(ran.enrichment());
  }

  /** Where the emission stands, if there was anything to say. */
  @Override
  public List<Long> answer(Written written) {
    return written.events().stream()
        .filter(recorded -> recorded.event() instanceof Emitted)
        .map(recorded -> recorded.position())
        .toList();
  }
}
