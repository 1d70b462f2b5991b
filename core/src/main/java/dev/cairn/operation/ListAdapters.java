package dev.cairn.operation;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Who contributes to the evidence graph. */
@Operation(
    name = "adapters",
    kind = Operation.Kind.READ,
    does =
        "Lists everyone who contributes to the evidence graph, with how many edges, on what scale and"
            + " since when; enrichments that are switched on are among them.",
    examples = {"{}"})
public record ListAdapters() {

  /** By name. */
  public record Answer(List<Item> adapters, long position) {}

  /**
   * One contributor.
   *
   * @param active for an enrichment: whether it is kept up
   * @param failure what went wrong when it was last asked
   */
  public record Item(
      String adapter,
      int edges,
      OptionalDouble min,
      OptionalDouble max,
      String scale,
      Optional<Instant> lastEmitted,
      boolean active,
      Optional<String> failure) {}
}
