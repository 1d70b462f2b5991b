package dev.cairn.graph;

import dev.cairn.formula.Scale;
import dev.cairn.log.Chain;
import dev.cairn.log.EdgeKey;
import dev.cairn.log.EdgeWrite;
import dev.cairn.log.GraphEvent;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.GraphEvent.EnrichmentRan;
import dev.cairn.log.GraphEvent.EnrichmentSet;
import dev.cairn.log.GraphEvent.RangeDeclared;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.GraphEvent.SpecLoaded;
import dev.cairn.log.GraphEvent.SpecUnloaded;
import dev.cairn.log.NodeWrite;
import dev.cairn.log.ToolId;
import dev.cairn.policy.GraphPolicy;
import java.util.List;
import java.util.Optional;

/** Applies one event to the graph, then lets the enrichments follow. */
final class GraphApplier implements GraphEvent.Handler<Graph> {
  /** Who wants an enrichment: the context from its beginning, somebody who asked, or a spec. */
  static final String BY_DEFAULT = "default";

  private static final String BY_REQUEST = "enrich";
  private static final String BY_SPEC = "spec:";

  /** Who brings the nodes of what is registered. */
  private static final String CATALOGUE = "catalogue";

  private final Graph graph;
  private final long position;
  private final Delta delta = new Delta();

  GraphApplier(Graph graph, long position) {
    this.graph = graph;
    this.position = position;
  }

  @Override
  public Graph emitted(Emitted event) {
    Step step = new Step(graph, event.adapter(), position, delta);
    step.adapter().spoke(position, Chain.micros(event.at()));
    event.nodes().forEach(node -> node(step, node));
    event.edges().forEach(edge -> edge(step, edge));
    event
        .withdrawn()
        .forEach(key -> found(key).ifPresent(edge -> step.take(edge, Change.Reason.WITHDRAWAL)));
    event.removedEdges().forEach(key -> found(key).ifPresent(step::remove));
    event.removedNodes().forEach(id -> found(id).ifPresent(step::removeNode));
    step.announce();
    return settled();
  }

  private void node(Step step, NodeWrite write) {
    int node = step.node(write.id());
    write.type().ifPresent(type -> graph.nodes.type(node, type));
    write.dimension().ifPresent(dimension -> graph.nodes.dimension(node, dimension));
    if (!write.properties().isEmpty()) {
      Properties changed =
          graph.properties(node).with(step.adapter().id(), write.properties(), position);
      graph.nodes.properties(node, changed);
      step.adapter().described().add(node);
      step.described(node);
    }
  }

  /** What is registered is a node from then on, so that anybody can speak of it. */
  void tools(List<ToolId> registered) {
    List<String> absent = registered.stream()
        .map(ToolNodes::id)
        .filter(id -> graph.node(id) == Graph.NONE)
        .toList();
    if (!absent.isEmpty()) {
      Step step = new Step(graph, CATALOGUE, position, delta);
      absent.forEach(id -> {
        int node = step.node(id);
        graph.nodes.type(node, ToolNodes.type(id));
        graph.nodes.dimension(node, ToolNodes.DIMENSION);
      });
      step.announce();
      settled();
    }
  }

  /** In a log merged from another, an end may be missing here: then the edge cannot be drawn. */
  private void edge(Step step, EdgeWrite write) {
    int source = graph.node(write.source());
    int target = graph.node(write.target());
    if (source == Graph.NONE || target == Graph.NONE) {
      return;
    }
    int edge = step.put(source, target, write.relation(), write.contribution());
    if (!write.properties().isEmpty()) {
      graph.edgeProperties(
          edge, graph.edgeProperties(edge).with(step.adapter().id(), write.properties(), position));
    }
  }

  private Optional<Integer> found(EdgeKey key) {
    int source = graph.node(key.source());
    int target = graph.node(key.target());
    int edge = source == Graph.NONE || target == Graph.NONE
        ? Graph.NONE
        : graph.edge(source, target, key.relation());
    return edge == Graph.NONE ? Optional.empty() : Optional.of(edge);
  }

  private Optional<Integer> found(String id) {
    int node = graph.node(id);
    return node == Graph.NONE ? Optional.empty() : Optional.of(node);
  }

  @Override
  public Graph retracted(Retracted event) {
    retract(event.adapter(), Change.Reason.RETRACTION);
    graph.derived.stop(event.adapter());
    return settled();
  }

  @Override
  public Graph rangeDeclared(RangeDeclared event) {
    graph.heard(event.adapter()).declared(Optional.of(new Scale.Range(event.min(), event.max())));
    graph.touched();
    return graph;
  }

  private void retract(String adapter, Change.Reason reason) {
    Step step = new Step(graph, adapter, position, delta);
    Contributor contributor = step.adapter();
    step.retracted(contributor.edges());
    step.takeAll(reason);
    for (int node : contributor.described().toIntArray()) {
      graph.nodes.properties(node, graph.properties(node).without(adapter));
      step.described(node);
    }
    contributor.described().clear();
    contributor.declared(Optional.empty());
    step.announce();
  }

  @Override
  public Graph enrichmentSet(EnrichmentSet event) {
    if (event.active()) {
      start(event.enrichment(), BY_REQUEST);
    } else if (graph.derived.isActive(event.enrichment())) {
      stopped(event.enrichment());
    }
    return settled();
  }

  private void start(String id, String who) {
    graph
        .derived
        .start(id, who)
        .ifPresent(enrichment -> delta.addAll(settling().begin(enrichment)));
  }

  /** One that is off wants nothing: what it derived goes with it. */
  private void stopped(String id) {
    graph.derived.stop(id);
    retract(id, Change.Reason.ENRICHMENT);
  }

  @Override
  public Graph enrichmentRan(EnrichmentRan event) {
    graph.derived.seen(event.enrichment(), event.seen());
    Optional<String> unfinished = event.quiesced()
        ? Optional.empty()
        : Optional.of("not at rest after " + event.rounds() + " rounds; it goes on later");
    event
        .failure()
        .or(() -> unfinished)
        .ifPresentOrElse(
            why -> graph.derived.failed(event.enrichment(), why),
            () -> graph.derived.succeeded(event.enrichment()));
    return graph;
  }

  @Override
  public Graph specLoaded(SpecLoaded event) {
    // A spec of the same name is replaced: what it no longer asks for is let go.
    release(event.name(), event.enrichments());
    event.enrichments().forEach(id -> start(id, BY_SPEC + event.name()));
    return settled();
  }

  @Override
  public Graph specUnloaded(SpecUnloaded event) {
    release(event.name(), List.of());
    return settled();
  }

  private void release(String spec, List<String> kept) {
    for (String id : graph.derived.active()) {
      if (!kept.contains(id) && graph.derived.release(id, BY_SPEC + spec)) {
        retract(id, Change.Reason.ENRICHMENT);
      }
    }
  }

  /** Other numbers are in force from here on. */
  void adopt(GraphPolicy policy) {
    List<Enrichment> anew = graph.derived.adopt(policy);
    anew.forEach(enrichment -> delta.addAll(settling().begin(enrichment)));
    if (!anew.isEmpty()) {
      settled();
    }
  }

  private Settling settling() {
    return new Settling(graph, position, graph.derived.policy().enrichmentRoundsMax());
  }

  private Graph settled() {
    settling().follow(delta);
    return graph;
  }
}
