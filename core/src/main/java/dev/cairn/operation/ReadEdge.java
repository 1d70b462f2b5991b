package dev.cairn.operation;

import dev.cairn.explain.Explanation;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Everything about the edges between two nodes. */
@Operation(
    name = "edge",
    kind = Operation.Kind.READ,
    does =
        "Explains every edge between two nodes, in both directions: who speaks for it, on what scale,"
            + " since when, and how that makes its weight.",
    examples = {"{\"source\": \"auth_test\", \"target\": \"login\"}"})
public record ReadEdge(
    @Field("the node at one end") String source,
    @Field("the node at the other end") String target,
    @Field("only this relation") Optional<String> relation) {

  public static ReadEdge between(String source, String target) {
    return new ReadEdge(source, target, Optional.empty());
  }

  /** From the source first, then by relation. */
  public record Answer(List<Edge> edges, long position) {}

  /** One edge, whole. */
  public record Edge(
      String source,
      String target,
      String relation,
      Map<String, Double> contributions,
      List<Slot> slots,
      double rawWeight,
      int corroboration,
      List<PropertyValue> properties,
      List<GraphChange> events,
      Explanation why) {}

  /**
   * What one contributor says.
   *
   * @param scaled its share of the raw weight
   * @param position the event of the log that set it
   */
  public record Slot(
      String adapter,
      double value,
      double scaled,
      Scale scale,
      long position,
      Optional<Instant> at) {}

  /**
   * How the contributor's values are brought to the scale of others.
   *
   * @param min what counts least: as the strategy takes it, which may be lower than any value
   * @param max what counts most
   * @param mean for the standard score, which is taken from the mean and in deviations
   */
  public record Scale(
      String strategy, double min, double max, OptionalDouble mean, OptionalDouble deviation) {}

  /** One writer's value of a property; the last of them is in force. */
  public record PropertyValue(String name, Object value, String writer, long position) {}
}
