package dev.cairn.graph;

import dev.cairn.graph.enrichment.Enrichments;
import dev.cairn.log.EdgeKey;
import dev.cairn.log.EdgeWrite;
import dev.cairn.log.GraphEvent;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.NodeWrite;
import dev.cairn.log.Recorded;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random histories of a small graph, applied event by event. */
final class History {
  private static final List<String> NODES = List.of("A", "B", "C", "D", "E");
  private static final List<String> RELATIONS = List.of("tagged_with", "similar_to", "r");
  private static final List<String> ADAPTERS = List.of("a", "b", "c");

  /** One thing that happens: an adapter emits, withdraws, removes, or is retracted. */
  record Act(int kind, String adapter, List<Edge> edges) {}

  /** An edge by the places of its parts. */
  record Edge(int source, int target, int relation, double value) {
    EdgeKey key() {
      return new EdgeKey(NODES.get(source), NODES.get(target), RELATIONS.get(relation));
    }
  }

  private final GraphProjection projection =
      new GraphProjection(Enrichments::parse, Enrichments.INITIALLY_ACTIVE);
  private Graph graph = projection.empty();
  private long position;

  static Arbitrary<List<Act>> any() {
    Arbitrary<Double> values = Arbitraries.oneOf(
        Arbitraries.integers().between(-3, 9).map(Integer::doubleValue),
        Arbitraries.of(0.0, 0.5, 1e-9, 1e300, -1e300, 7.25));
    Arbitrary<Edge> edges = Combinators.combine(
            Arbitraries.integers().between(0, NODES.size() - 1),
            Arbitraries.integers().between(0, NODES.size() - 1),
            Arbitraries.integers().between(0, RELATIONS.size() - 1),
            values)
        .as(Edge::new);
    return Combinators.combine(
            Arbitraries.integers().between(0, 9),
            Arbitraries.of(ADAPTERS),
            edges.list().ofMaxSize(6))
        .as(Act::new)
        .list()
        .ofMaxSize(14);
  }

  /** The emissions of a history, joined so that each adapter speaks once. */
  static List<Act> oneEmissionPerAdapter(List<Act> acts) {
    Map<String, Map<EdgeKey, Edge>> byAdapter = new LinkedHashMap<>();
    for (Act act : acts) {
      Map<EdgeKey, Edge> edges =
          byAdapter.computeIfAbsent(act.adapter(), any -> new LinkedHashMap<>());
      act.edges().forEach(edge -> edges.put(edge.key(), edge));
    }
    List<Act> joined = new ArrayList<>();
    byAdapter.forEach(
        (adapter, edges) -> joined.add(new Act(0, adapter, List.copyOf(edges.values()))));
    return joined;
  }

  Graph graph() {
    return graph;
  }

  History all(List<Act> acts) {
    acts.forEach(this::act);
    return this;
  }

  void act(Act act) {
    switch (act.kind()) {
      case 7 -> retract(act.adapter());
      case 8 -> apply(event(act, false, true));
      case 9 -> apply(event(act, true, false));
      default -> apply(event(act, false, false));
    }
  }

  void retract(String adapter) {
    apply(new Retracted(Instant.EPOCH, adapter));
  }

  private static Emitted event(Act act, boolean remove, boolean withdraw) {
    List<NodeWrite> nodes = NODES.stream()
        .map(id -> new NodeWrite(id, Optional.empty(), Optional.empty(), List.of()))
        .toList();
    List<EdgeWrite> edges = new ArrayList<>();
    for (Edge edge : act.edges()) {
      EdgeKey key = edge.key();
      edges.add(new EdgeWrite(key.source(), key.target(), key.relation(), edge.value(), List.of()));
    }
    List<EdgeKey> named = act.edges().stream().map(Edge::key).toList();
    boolean plain = !remove && !withdraw;
    return new Emitted(
        Instant.EPOCH,
        act.adapter(),
        "emission",
        nodes,
        plain ? edges : List.of(),
        withdraw ? named : List.of(),
        remove ? named : List.of(),
        remove && !act.edges().isEmpty()
            ? List.of(NODES.get(act.edges().get(0).source()))
            : List.of(),
        0,
        0,
        List.of());
  }

  private void apply(GraphEvent event) {
    graph = projection.apply(graph, new Recorded(++position, Instant.EPOCH, event));
  }

  /** As if the process ended here, and another went on from a checkpoint. */
  void reload() {
    graph = projection.copy(graph);
  }

  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      projection.write(graph, new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static String name(Graph graph, int edge) {
    return graph.id(graph.source(edge)) + "|" + graph.relation(edge) + "|"
        + graph.id(graph.target(edge));
  }
}
