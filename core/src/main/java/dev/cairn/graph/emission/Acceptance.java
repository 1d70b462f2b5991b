package dev.cairn.graph.emission;

import dev.cairn.fault.CairnException;
import dev.cairn.graph.Graph;
import dev.cairn.graph.ToolNodes;
import dev.cairn.ingest.Emission;
import dev.cairn.log.EdgeKey;
import dev.cairn.log.EdgeWrite;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.GraphEvent.Emitted.Refusal;
import dev.cairn.log.NodeWrite;
import dev.cairn.log.Property;
import dev.cairn.log.TextRef;
import dev.cairn.policy.GraphPolicy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Judges the emissions of one write, in their order. Later ones may build on nodes that earlier ones
 * bring, though the graph does not have them yet.
 */
public final class Acceptance {
  private final Graph graph;
  private final GraphPolicy policy;
  private final PropertyWriter properties;
  private final Set<String> promised = new HashSet<>();

  /**
   * Against the graph as it stands.
   *
   * @param texts the words of a long property that is there, or null if they were erased
   * @param keep keeps the words of a long property beside the chain
   */
  public Acceptance(
      Graph graph,
      GraphPolicy policy,
      Function<TextRef, @Nullable String> texts,
      Function<String, TextRef> keep) {
    this.graph = graph;
    this.policy = policy;
    this.properties = new PropertyWriter(policy.propertyInlineMax(), texts, keep);
  }

  /** The event, with refusals; it may say nothing new. */
  public Emitted judge(Emission given, String kind, Instant at) {
    check(given);
    List<Refusal> refused = new ArrayList<>();
    given.rejected().forEach(item -> refused.add(new Refusal(item.item(), item.reason())));
    given.nodes().forEach(node -> promised.add(node.id()));
    Emission emission =
        given.referring(id -> promised.contains(id) ? id : ToolNodes.named(graph, id));
    List<NodeWrite> nodes = nodes(emission, refused);
    Map<EdgeKey, Emission.Edge> edges = edges(emission, refused);
    return new Emitted(
        at,
        emission.adapter(),
        kind,
        nodes,
        edges.values().stream()
            .flatMap(edge -> write(emission.adapter(), edge).stream())
            .toList(),
        new Withdrawal(graph, emission).edges(edges.keySet()),
        removedEdges(emission, edges.keySet()),
        removedNodes(emission),
        emission.nodes().size(),
        edges.size(),
        refused);
  }

  /** Whether an event says anything that the graph does not know. */
  public static boolean isNews(Emitted event) {
    return !(event.nodes().isEmpty()
        && event.edges().isEmpty()
        && event.withdrawn().isEmpty()
        && event.removedEdges().isEmpty()
        && event.removedNodes().isEmpty());
  }

  private void check(Emission emission) {
    long items = (long) emission.nodes().size()
        + emission.edges().size()
        + emission.updates().size()
        + emission.removeNodes().size()
        + emission.removeEdges().size();
    if (items > policy.emissionItemsMax()) {
      throw CairnException.tooLarge(
          "data",
          "the emission has %d items; at most %d fit, send it in parts"
              .formatted(items, policy.emissionItemsMax()));
    }
    if (graph.derived().isActive(emission.adapter())) {
      throw CairnException.conflict(
          "data.adapter",
          "'%s' is an enrichment that is switched on and keeps its own slots; use another name, or"
                  .formatted(emission.adapter())
              + " stop it with enrich");
    }
  }

  private List<NodeWrite> nodes(Emission emission, List<Refusal> refused) {
    List<NodeWrite> writes = new ArrayList<>();
    for (Emission.Node node : emission.nodes()) {
      write(emission.adapter(), node).ifPresent(writes::add);
    }
    for (Emission.Update update : emission.updates()) {
      if (isThere(update.id())) {
        Emission.Node described = new Emission.Node(
            update.item(), update.id(), Optional.empty(), Optional.empty(), update.properties());
        write(emission.adapter(), described).ifPresent(writes::add);
      } else {
        refused.add(new Refusal(update.item(), missing(update.id())));
      }
    }
    return writes;
  }

  /** What of a node is new. */
  private Optional<NodeWrite> write(String adapter, Emission.Node given) {
    int node = graph.node(given.id());
    if (node == Graph.NONE) {
      return Optional.of(new NodeWrite(
          given.id(), given.type(), given.dimension(), properties.all(given.properties())));
    }
    NodeWrite news = new NodeWrite(
        given.id(),
        given.type().filter(type -> !type.equals(graph.type(node))),
        given.dimension().filter(dimension -> !dimension.equals(graph.dimension(node))),
        properties.news(adapter, graph.properties(node), given.properties()));
    boolean isNews = news.type().isPresent()
        || news.dimension().isPresent()
        || !news.properties().isEmpty();
    return isNews ? Optional.of(news) : Optional.empty();
  }

  /** Edges whose ends exist; of one said twice, the last. */
  private Map<EdgeKey, Emission.Edge> edges(Emission emission, List<Refusal> refused) {
    Map<EdgeKey, Emission.Edge> accepted = new LinkedHashMap<>();
    for (Emission.Edge edge : emission.edges()) {
      List<String> missing = Stream.of(edge.source(), edge.target())
          .distinct()
          .sorted()
          .collect(Collectors.toCollection(ArrayList::new));
      missing.removeIf(this::isThere);
      if (missing.isEmpty()) {
        accepted.put(new EdgeKey(edge.source(), edge.target(), edge.relation()), edge);
      } else {
        refused.add(new Refusal(
            edge.item() + " " + edge.source() + " -" + edge.relation() + "-> " + edge.target(),
            missing(String.join("' and '", missing))));
      }
    }
    return accepted;
  }

  private static String missing(String ids) {
    return "there is no node '" + ids + "'; emit it with or before what refers to it";
  }

  private boolean isThere(String id) {
    return promised.contains(id) || graph.node(id) != Graph.NONE;
  }

  private Optional<EdgeWrite> write(String adapter, Emission.Edge given) {
    // Adding zero turns minus zero into zero: they are equal, but not to the last bit.
    double value = given.contribution() + 0.0;
    EdgeKey key = new EdgeKey(given.source(), given.target(), given.relation());
    int edge = find(key);
    boolean same = edge != Graph.NONE
        && graph
            .contributor(adapter)
            .filter(contributor -> graph.speaks(contributor, edge))
            .map(contributor -> graph.value(contributor, edge) == value)
            .orElse(false);
    List<Property> news = edge == Graph.NONE
        ? properties.all(given.properties())
        : properties.news(adapter, graph.edgeProperties(edge), given.properties());
    return same && news.isEmpty()
        ? Optional.empty()
        : Optional.of(new EdgeWrite(given.source(), given.target(), given.relation(), value, news));
  }

  private int find(EdgeKey key) {
    int source = graph.node(key.source());
    int target = graph.node(key.target());
    return source == Graph.NONE || target == Graph.NONE
        ? Graph.NONE
        : graph.edge(source, target, key.relation());
  }

  /** Removing what is absent is no news. */
  private List<EdgeKey> removedEdges(Emission emission, Set<EdgeKey> emitted) {
    return emission.removeEdges().stream()
        .map(edge -> new EdgeKey(edge.source(), edge.target(), edge.relation()))
        .filter(key -> emitted.contains(key) || find(key) != Graph.NONE)
        .distinct()
        .toList();
  }

  private List<String> removedNodes(Emission emission) {
    List<String> removed =
        emission.removeNodes().stream().filter(this::isThere).distinct().toList();
    promised.removeAll(removed);
    return removed;
  }
}
