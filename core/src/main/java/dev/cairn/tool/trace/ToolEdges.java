package dev.cairn.tool.trace;

import dev.cairn.explain.Explanation;
import dev.cairn.graph.Graph;
import dev.cairn.ingest.Emission;
import dev.cairn.ingest.Gathering;
import dev.cairn.policy.EdgeStanding;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolRelation;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The relations between tools as the evidence graph has them. */
public final class ToolEdges {
  /** Who speaks for what was run. */
  public static final String TRACE = "trace";
  /** Who speaks for what fits together by its schemas. */
  public static final String FLOW = "schema-flow";
  /** Who speaks for what somebody said. */
  public static final String DECLARED = "declared";

  /** All who speak for what tools have to do with one another. */
  public static final List<String> ADAPTERS = List.of(TRACE, FLOW, DECLARED);

  private final Graph graph;
  private final Policy policy;
  private final Surroundings surroundings;

  /** Made when first asked for: most relations were seen so seldom or so often that nobody asks. */
  private @Nullable Neighbourhood around;

  public ToolEdges(Graph graph, Policy policy) {
    this(graph, policy, new Surroundings());
  }

  public ToolEdges(Graph graph, Policy policy, Surroundings surroundings) {
    this.graph = graph;
    this.policy = policy;
    this.surroundings = surroundings;
  }

  /** How often a run showed this link. */
  public long observations(Link link) {
    return Math.round(contributions(link).getOrDefault(TRACE, 0.0));
  }

  /** Who speaks for a link, and how much. */
  private Map<String, Double> contributions(Link link) {
    return contributions(link.sourceNode(), link.relation().label(), link.targetNode());
  }

  /** The same, by the names of the nodes. */
  public Map<String, Double> contributions(String from, String relation, String to) {
    int source = graph.node(from);
    int target = graph.node(to);
    int edge = source == Graph.NONE || target == Graph.NONE
        ? Graph.NONE
        : graph.edge(source, target, relation);
    Map<String, Double> contributions = new TreeMap<>();
    if (edge != Graph.NONE) {
      graph.forEachSlot(
          edge,
          slot -> contributions.put(graph.contributorOf(slot).id(), graph.contribution(slot)));
    }
    return contributions;
  }

  /**
   * By who speaks for an edge between tools, and how often; nothing if none of us does. How often it must have
   * been seen depends on the graph around, so a standing is never stored.
   */
  public Optional<EdgeStanding> standing(
      String from, String to, Map<String, Double> contributions) {
    double seen = contributions.getOrDefault(TRACE, 0.0);
    if (isObserved(from, to, seen)) {
      return Optional.of(EdgeStanding.OBSERVED);
    }
    if (seen > 0 || contributions.containsKey(FLOW)) {
      return Optional.of(EdgeStanding.INFERRED);
    }
    return contributions.containsKey(DECLARED)
        ? Optional.of(EdgeStanding.TEMPLATE)
        : Optional.empty();
  }

  private boolean isObserved(String from, String to, double seen) {
    if (seen < policy.decision().observationsMin()) {
      return false;
    }
    return seen >= policy.decision().observationsMax()
        || seen >= observations(from, to).value();
  }

  /** How often a relation between these two must be seen to count as observed. */
  public Explanation observations(String from, String to) {
    Neighbourhood known = around;
    if (known == null) {
      known = surroundings.of(graph, policy);
      around = known;
    }
    return known.observations(graph.node(from), graph.node(to));
  }

  /** Whether edges with this name say something about tools. */
  public static Optional<ToolRelation> relation(String name) {
    return Arrays.stream(ToolRelation.values())
        .filter(each -> each.label().equals(name))
        .findFirst();
  }

  /** What somebody says about tools, ready to be judged: a value for every link. */
  public static Emission emission(String adapter, Map<Link, Long> links) {
    return gathered(links).emission(adapter, Optional.empty());
  }

  /** All somebody has to say about one node: what was said of it before and is missing now goes. */
  public static Emission emission(String adapter, Map<Link, Long> links, String root) {
    Gathering gathering = gathered(links);
    node(gathering, root);
    return gathering.emission(adapter, Optional.of(root));
  }

  private static Gathering gathered(Map<Link, Long> links) {
    Gathering gathering = new Gathering();
    Set<String> ends = new TreeSet<>();
    links.keySet().forEach(link -> {
      ends.add(link.sourceNode());
      ends.add(link.targetNode());
    });
    ends.forEach(id -> node(gathering, id));
    links.forEach((link, value) -> gathering.edge(
        link.toString(),
        Map.of(
            "source",
            link.sourceNode(),
            "target",
            link.targetNode(),
            "relation",
            link.relation().label(),
            "contribution",
            value)));
    return gathering;
  }

  private static void node(Gathering gathering, String id) {
    String type = id.startsWith("tool:") ? "tool" : "capability";
    gathering.node(
        id, Map.of("id", id, "type", type, "dimension", "semantic", "properties", Map.of()));
  }
}
