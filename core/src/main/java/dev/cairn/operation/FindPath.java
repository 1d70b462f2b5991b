package dev.cairn.operation;

import dev.cairn.explain.Explanation;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How two nodes are connected. */
@Operation(
    name = "path",
    kind = Operation.Kind.READ,
    does =
        "Finds the shortest way from one node to another over edges in either direction, the heavier"
            + " one among equals.",
    examples = {"{\"from\": \"auth_test\", \"to\": \"login\", \"max_hops\": 4}"})
public record FindPath(
    @Field("where it begins") String from,
    @Field("where it ends") String to,
    @Field("how many edges at most; 10 if absent") OptionalInt maxHops,

    @Field("out to follow edges forwards only; both if absent")
    Optional<ReadGraph.Direction> direction) {

  public static FindPath between(String from, String to) {
    return new FindPath(from, to, OptionalInt.empty(), Optional.empty());
  }

  /** Empty lists, 0 hops and confidence 0 if there is no path. */
  public record Answer(
      boolean found,
      List<String> nodes,
      List<ReadGraph.Edge> edges,
      int hops,
      double confidence,
      Optional<Explanation> why,
      long position) {}
}
