package dev.cairn.graph.query;

import dev.cairn.fault.CairnException;
import dev.cairn.graph.Graph;
import dev.cairn.graph.ToolNodes;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.ReadGraph.Direction;
import dev.cairn.operation.ReadGraph.RankBy;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.NormalizeStrategy;
import it.unimi.dsi.fastutil.ints.Int2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntCollection;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.function.ToDoubleFunction;

/** Answers {@code graph}. */
public final class GraphQuery {
  private final Graph graph;
  private final GraphPolicy policy;
  private final ReadGraph request;
  private final EdgeFilter filter;

  public GraphQuery(Graph graph, GraphPolicy policy, ReadGraph request) {
    this.graph = graph;
    this.policy = policy;
    this.request = request;
    this.filter = new EdgeFilter(graph, request);
  }

  /** The answer; long texts are still references. */
  public ReadGraph.Answer answer(long position) {
    int limit = bounded("limit", request.limit(), policy.limitDefault(), policy.limitMax());
    int offset = bounded("offset", request.offset(), 0, Integer.MAX_VALUE);
    EdgeWeights weights =
        new EdgeWeights(graph, policy, request.normalize().orElse(NormalizeStrategy.NONE), filter);
    IntCollection matching = matching();
    List<Integer> shown = best(matching, order(weights), (long) offset + limit).stream()
        .skip(offset)
        .toList();
    return new ReadGraph.Answer(
        nodes(shown, limit), shown.stream().map(weights::view).toList(), matching.size(), position);
  }

  private IntCollection matching() {
    if (request.from().isEmpty()) {
      return everywhere();
    }
    int from = node(graph, "from", request.from().get());
    int depth = bounded("depth", request.depth(), policy.depthDefault(), policy.depthMax());
    return new Traversal(graph, filter, request.direction().orElse(Direction.BOTH))
        .edges(from, depth);
  }

  private IntCollection everywhere() {
    IntArrayList edges = new IntArrayList();
    for (int edge = 0; edge < graph.edgesKnown(); edge++) {
      if (graph.hasEdge(edge) && filter.takesEdge(edge) && touches(edge)) {
        edges.add(edge);
      }
    }
    return edges;
  }

  private boolean touches(int edge) {
    return filter.isOpen()
        || filter.takesNode(graph.source(edge))
        || filter.takesNode(graph.target(edge));
  }

  private ToDoubleFunction<Integer> order(EdgeWeights weights) {
    return switch (request.rankBy().orElse(RankBy.RAW_WEIGHT)) {
      case RAW_WEIGHT -> weights::raw;
      case WEIGHT -> weights::weight;
      case CORROBORATION -> graph::corroboration;
    };
  }

  /** The first so many in an order, without sorting the rest. */
  private List<Integer> best(IntCollection edges, ToDoubleFunction<Integer> rank, long count) {
    Int2DoubleOpenHashMap ranks = new Int2DoubleOpenHashMap(edges.size());
    edges.forEach(edge -> ranks.put(edge, rank.applyAsDouble(edge)));
    Comparator<Integer> order = Comparator.<Integer>comparingDouble(
            edge -> ranks.get(edge.intValue()))
        .reversed()
        .thenComparing(graph::corroboration, Comparator.reverseOrder())
        .thenComparing(EdgeWeights.byName(graph));
    PriorityQueue<Integer> worstFirst = new PriorityQueue<>(order.reversed());
    edges.forEach(edge -> {
      worstFirst.add(edge);
      if (worstFirst.size() > count) {
        worstFirst.remove();
      }
    });
    return worstFirst.stream().sorted(order).toList();
  }

  /** Ends of the edges shown, the start, and nodes without edges if there is room for them. */
  private List<ReadGraph.Node> nodes(List<Integer> edges, int limit) {
    IntLinkedOpenHashSet nodes = new IntLinkedOpenHashSet();
    request.from().ifPresent(from -> nodes.add(node(graph, "from", from)));
    edges.forEach(edge -> {
      nodes.add(graph.source(edge));
      nodes.add(graph.target(edge));
    });
    for (int node = 0;
        request.from().isEmpty() && node < graph.nodesKnown() && nodes.size() < limit;
        node++) {
      boolean alone = graph.hasNode(node) && graph.outDegree(node) + graph.inDegree(node) == 0;
      if (alone && filter.takesNode(node)) {
        nodes.add(node);
      }
    }
    return nodes
        .intStream()
        .mapToObj(node -> new ReadGraph.Node(
            graph.id(node),
            graph.type(node),
            graph.dimension(node),
            Texts.current(graph.properties(node)),
            Texts.all(graph.properties(node))))
        .sorted(Comparator.comparing(ReadGraph.Node::id))
        .toList();
  }

  /** The number of a node that somebody named. */
  static int node(Graph graph, String field, String id) {
    int node = graph.node(ToolNodes.named(graph, id));
    if (node == Graph.NONE) {
      throw CairnException.notFound(
          field, "there is no node '" + id + "'; `graph` with `text` finds nodes by a part of it");
    }
    return node;
  }

  static int bounded(String field, OptionalInt asked, long usual, long most) {
    long value = asked.isPresent() ? asked.getAsInt() : usual;
    if (value < 0 || value > most || (value == 0 && !field.equals("offset"))) {
      throw CairnException.invalid(
          field, field + " must lie between 1 and " + most + ", was " + value);
    }
    return (int) value;
  }
}
