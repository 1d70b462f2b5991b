package dev.cairn.ingest;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What one adapter says about the graph, not yet held against it: an edge may still name a node that does
 * not exist. Every part knows as {@code item} where it stood in the request, for example {@code edges[1]}.
 * Property values are JSON values, finite and bounded.
 *
 * @param adapter who says it, and owns the slots that come of it
 * @param root if set, this is all the adapter says of the part below this node (ids equal to it, or
 *     starting with it and {@code #}); what it said there before and does not repeat is withdrawn
 * @param range what the adapter says its contributions range over, if it says so
 * @param rejected items that could not even be read
 */
public record Emission(
    String adapter,
    List<Node> nodes,
    List<Edge> edges,
    List<Update> updates,
    List<String> removeNodes,
    List<EdgeName> removeEdges,
    Optional<String> root,
    Optional<Range> range,
    List<Rejected> rejected) {

  public Emission {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
    updates = List.copyOf(updates);
    removeNodes = List.copyOf(removeNodes);
    removeEdges = List.copyOf(removeEdges);
    rejected = List.copyOf(rejected);
  }

  /** The same, with what it refers to named another way; the nodes it brings keep their ids. */
  public Emission referring(UnaryOperator<String> names) {
    return new Emission(
        adapter,
        nodes,
        edges.stream()
            .map(edge -> new Edge(
                edge.item(),
                names.apply(edge.source()),
                names.apply(edge.target()),
                edge.relation(),
                edge.contribution(),
                edge.properties()))
            .toList(),
        updates.stream()
            .map(each -> new Update(each.item(), names.apply(each.id()), each.properties()))
            .toList(),
        removeNodes.stream().map(names).toList(),
        removeEdges.stream()
            .map(edge -> new EdgeName(
                edge.item(),
                names.apply(edge.source()),
                names.apply(edge.target()),
                edge.relation()))
            .toList(),
        root,
        range,
        rejected);
  }

  /** From the least an adapter can say to the most. */
  public record Range(double min, double max) {}

  /** A node that shall exist. */
  public record Node(
      String item,
      String id,
      Optional<String> type,
      Optional<String> dimension,
      SortedMap<String, Object> properties) {
    public Node {
      properties = frozen(properties);
    }
  }

  /** A directed edge, and how strongly the adapter speaks for it on its own scale. */
  public record Edge(
      String item,
      String source,
      String target,
      String relation,
      double contribution,
      SortedMap<String, Object> properties) {
    public Edge {
      properties = frozen(properties);
    }
  }

  /** Properties for a node that exists already. */
  public record Update(String item, String id, SortedMap<String, Object> properties) {
    public Update {
      properties = frozen(properties);
    }
  }

  /** An edge by its identity. */
  public record EdgeName(String item, String source, String target, String relation) {}

  /** An item that could not be read, and why. */
  public record Rejected(String item, String reason) {}

  private static SortedMap<String, Object> frozen(SortedMap<String, Object> properties) {
    return Collections.unmodifiableSortedMap(new TreeMap<>(properties));
  }
}
