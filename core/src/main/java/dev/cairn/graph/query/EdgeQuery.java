package dev.cairn.graph.query;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.Scale;
import dev.cairn.graph.Contributor;
import dev.cairn.graph.Graph;
import dev.cairn.graph.Weights;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.ReadEdge;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.ScaleStrategy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** Answers {@code edge}. */
public final class EdgeQuery {
  private static final int EVENTS_SHOWN = 20;

  private final Graph graph;
  private final GraphPolicy policy;
  private final Weights weights;

  public EdgeQuery(Graph graph, GraphPolicy policy) {
    this.graph = graph;
    this.policy = policy;
    this.weights = new Weights(graph, policy);
  }

  /** The answer; long texts are still references, and times are not looked up yet. */
  public ReadEdge.Answer answer(ReadEdge request, long position) {
    int source = GraphQuery.node(graph, "source", request.source());
    int target = GraphQuery.node(graph, "target", request.target());
    List<Integer> edges = new ArrayList<>();
    graph.forEachBetween(source, target, edge -> {
      if (request.relation().map(graph.relation(edge)::equals).orElse(true)) {
        edges.add(edge);
      }
    });
    edges.sort(Comparator.<Integer, Boolean>comparing(edge -> graph.source(edge) != source)
        .thenComparing(graph::relation));
    return new ReadEdge.Answer(edges.stream().map(this::view).toList(), position);
  }

  private ReadEdge.Edge view(int edge) {
    Explanation why = weights.explain(edge);
    return new ReadEdge.Edge(
        graph.id(graph.source(edge)),
        graph.id(graph.target(edge)),
        graph.relation(edge),
        EdgeWeights.contributions(graph, edge),
        slots(edge),
        why.value(),
        graph.corroboration(edge),
        properties(edge),
        events(edge),
        why);
  }

  private List<ReadEdge.Slot> slots(int edge) {
    List<ReadEdge.Slot> slots = new ArrayList<>();
    graph.forEachSlot(edge, slot -> {
      Contributor contributor = graph.contributorOf(slot);
      double value = graph.contribution(slot);
      Scale.Extent extent = contributor.extent(policy);
      slots.add(new ReadEdge.Slot(
          contributor.id(),
          value,
          Scale.of(policy, extent, value),
          scale(extent),
          graph.setAt(slot),
          Optional.empty()));
    });
    return slots;
  }

  private ReadEdge.Scale scale(Scale.Extent extent) {
    Scale.Range used = Scale.used(policy, extent);
    ScaleStrategy strategy = Scale.strategy(policy, extent);
    boolean scattered = strategy == ScaleStrategy.Z_SCORE;
    return new ReadEdge.Scale(
        strategy.name().toLowerCase(Locale.ROOT),
        used.min(),
        used.max(),
        scattered ? OptionalDouble.of(extent.mean()) : OptionalDouble.empty(),
        scattered ? OptionalDouble.of(extent.deviation()) : OptionalDouble.empty());
  }

  private List<ReadEdge.PropertyValue> properties(int edge) {
    return Texts.all(graph.edgeProperties(edge));
  }

  /** The newest changes that concerned it, and of those that concerned many, only this edge. */
  private List<GraphChange> events(int edge) {
    ChangeQuery changes = new ChangeQuery(graph);
    List<GraphChange> events = new ArrayList<>();
    for (int number : graph.changesOf(edge, EVENTS_SHOWN)) {
      GraphChange whole = changes.view(number);
      events.add(new GraphChange(
          whole.cursor(),
          whole.type(),
          whole.adapter(),
          whole.position(),
          whole.reason(),
          List.of(),
          List.of(graph.key(edge)),
          whole.edgesAffected(),
          Optional.empty(),
          Optional.empty()));
    }
    return events;
  }
}
