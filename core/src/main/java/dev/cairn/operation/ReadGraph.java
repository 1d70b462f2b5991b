package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.cairn.explain.Explanation;
import dev.cairn.policy.NormalizeStrategy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Looks at the evidence graph. */
@Operation(
    name = "graph",
    kind = Operation.Kind.READ,
    does =
        "Looks at the evidence graph: from a node outwards, or at all edges that match. All filters"
            + " must hold, and they hold along the way.",
    examples = {
      "{\"from\": \"concept:travel\", \"depth\": 2, \"limit\": 20}",
      "{\"relation_prefix\": \"may_\", \"min_corroboration\": 1, \"rank_by\": \"corroboration\"}"
    })
public record ReadGraph(
    @Field("the node to start from; all edges if absent") Optional<String> from,

    @Field("which edges to follow: out, in or both; both if absent")
    Optional<Direction> direction,

    @Field("only this relation") Optional<String> relation,
    @Field("only relations that begin so") Optional<String> relationPrefix,
    @Field("only edges one of these speaks for") Optional<List<String>> contributors,
    @Field("only edges at least so many speak for") OptionalInt minCorroboration,
    @Field("only nodes of this type") Optional<String> nodeType,
    @Field("only nodes with this in their id or a property") Optional<String> text,
    @Field("how many steps; 1 if absent") OptionalInt depth,

    @Field("weights as they are, or relative to what leaves a node: none, outgoing_share, softmax")
    Optional<NormalizeStrategy> normalize,

    @Field("order: raw_weight, weight or corroboration; raw_weight if absent")
    Optional<RankBy> rankBy,

    @Field("how many edges; 100 if absent") OptionalInt limit,
    @Field("edges to skip, to read on") OptionalInt offset) {

  /** Which way to go. */
  public enum Direction {
    OUT,
    IN,
    BOTH
  }

  /** What goes first. */
  public enum RankBy {
    RAW_WEIGHT,
    WEIGHT,
    CORROBORATION
  }

  /** Everything, the heaviest edges first. */
  public static final ReadGraph ALL = starting(Optional.empty());

  /** What lies around a node. */
  public static ReadGraph from(String node) {
    return starting(Optional.of(node));
  }

  private static ReadGraph starting(Optional<String> from) {
    return new ReadGraph(
        from,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty());
  }

  /**
   * Edges in the order asked for, and the nodes at their ends.
   *
   * @param matching how many edges match in all
   */
  public record Answer(List<Node> nodes, List<Edge> edges, long matching, long position) {}

  /**
   * A node and the values in force of its properties.
   *
   * @param writers what everyone says of each property; the last of them is in force
   */
  public record Node(
      String id,
      String type,
      String dimension,
      Map<String, Object> properties,
      List<ReadEdge.PropertyValue> writers) {}

  /** An edge and who speaks for it. */
  public record Edge(
      String source,
      String target,
      String relation,
      Map<String, Double> contributions,
      double rawWeight,
      double weight,
      int corroboration,
      Optional<String> standing,
      OptionalDouble toolWeight,
      Explanation why) {

    /** In one sentence, what its weight comes from. */
    @JsonProperty
    public String because() {
      return why.inShort();
    }

    /** Between tools: how far it is to be trusted, and what it weighs when tools are compared. */
    public Edge between(String toolStanding, double weightOfTools) {
      return new Edge(
          source,
          target,
          relation,
          contributions,
          rawWeight,
          weight,
          corroboration,
          Optional.of(toolStanding),
          OptionalDouble.of(weightOfTools),
          why);
    }
  }
}
