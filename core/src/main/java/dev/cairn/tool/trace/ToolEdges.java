package dev.cairn.tool.trace;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.EdgeWeight;
import dev.cairn.graph.Graph;
import dev.cairn.graph.ToolNodes;
import dev.cairn.graph.Weights;
import dev.cairn.ingest.Emission;
import dev.cairn.ingest.Gathering;
import dev.cairn.policy.EdgeStanding;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolRelation;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  private final Graph graph;
  private final Policy policy;
  private final Surroundings surroundings;

  /** The number of the one who speaks for runs. */
  private final int trace;

  /** Made when first asked for: most relations were seen so seldom or so often that nobody asks. */
  private @Nullable Neighbourhood around;

  private @Nullable Weights weights;

  public ToolEdges(Graph graph, Policy policy) {
    this(graph, policy, new Surroundings());
  }

  public ToolEdges(Graph graph, Policy policy, Surroundings surroundings) {
    this.graph = graph;
    this.policy = policy;
    this.surroundings = surroundings;
    this.trace = graph.contributorNumber(TRACE);
  }

  /** How often runs showed this link. */
  public long observations(Link link) {
    return Math.round(seen(edge(link.sourceNode(), link.relation(), link.targetNode())));
  }

  /** The edge between two nodes, or {@link Graph#NONE}. */
  public int edge(String from, ToolRelation relation, String to) {
    int source = graph.node(from);
    int target = graph.node(to);
    return source == Graph.NONE || target == Graph.NONE
        ? Graph.NONE
        : graph.edge(source, target, relation.label());
  }

  /** How often runs showed an edge. */
  public double seen(int edge) {
    int slot = edge == Graph.NONE ? Graph.NONE : graph.slot(edge, trace);
    return slot == Graph.NONE ? 0 : graph.contribution(slot);
  }

  /** What an edge between tools weighs; nothing if it is none, or nobody speaks for it. */
  public Optional<Double> weight(int edge, double seen) {
    return standing(edge, seen).map(standing -> weight(edge, standing));
  }

  public double weight(int edge, EdgeStanding standing) {
    ToolRelation relation = ToolRelation.named(graph.relation(edge)).orElseThrow();
    return EdgeWeight.of(policy.edge(), relation, standing).value();
  }

  /**
   * How sure an edge between tools is, by how often runs showed it and by who else speaks for it; nothing if
   * nobody does. How often it must have been seen depends on the graph around, so a standing is never stored.
   *
   * @param seen how often runs showed it; 0 to hear only the others
   */
  public Optional<EdgeStanding> standing(int edge, double seen) {
    if (edge == Graph.NONE && seen > 0) {
      // It was taken back since; what surrounds it cannot be asked any more.
      return Optional.of(EdgeStanding.INFERRED);
    }
    if (!graph.toolLinks().has(edge)) {
      return Optional.empty();
    }
    int others = graph.corroboration(edge) - (graph.slot(edge, trace) == Graph.NONE ? 0 : 1);
    if (seen <= 0 && others == 0) {
      return Optional.empty();
    }
    if (isObserved(graph.source(edge), graph.target(edge), seen)) {
      return Optional.of(EdgeStanding.OBSERVED);
    }
    boolean likely = seen > 0
        || others >= policy.edge().inferredSpeakers()
        || weights().rawWithout(edge, trace) >= policy.edge().inferredWeight();
    return Optional.of(likely ? EdgeStanding.INFERRED : EdgeStanding.TEMPLATE);
  }

  private Weights weights() {
    Weights known = weights;
    if (known == null) {
      known = new Weights(graph, policy.graph());
      weights = known;
    }
    return known;
  }

  private boolean isObserved(int from, int to, double seen) {
    if (seen < policy.decision().observationsMin()) {
      return false;
    }
    return seen >= policy.decision().observationsMax()
        || seen >= observations(from, to).value();
  }

  /** How often a relation between these two must be seen to count as observed. */
  private Explanation observations(int from, int to) {
    Neighbourhood known = around;
    if (known == null) {
      known = surroundings.of(graph, policy);
      around = known;
    }
    return known.observations(from, to);
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
    gathering.node(
        id,
        Map.of(
            "id",
            id,
            "type",
            ToolNodes.type(id),
            "dimension",
            ToolNodes.DIMENSION,
            "properties",
            Map.of()));
  }
}
