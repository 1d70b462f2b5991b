package dev.cairn.operation;

import dev.cairn.log.ToolId;
import java.util.List;
import java.util.OptionalInt;

/** Shows what there is to begin with. */
@Operation(
    name = "explore",
    kind = Operation.Kind.READ,
    does =
        "Shows the tools on which most rests in each group of tools that are used together: where to"
            + " begin when there is no task yet. Capabilities are grouped apart, with the tools they use.",
    examples = {"{}", "{\"limit\": 5}"})
public record ExploreTools(
    @Field("how many groups, the largest first") OptionalInt limit) {

  /**
   * The largest groups.
   *
   * @param clusters tools that are run together: communities (Leiden) of the graph of tools
   * @param groups how many of those there are in all
   * @param capabilityClusters capabilities with the tools they use: spectral co-clusters of who uses whom
   * @param capabilityGroups how many of those there are in all
   */
  public record Answer(
      List<Group> clusters,
      long groups,
      List<CapabilityGroup> capabilityClusters,
      long capabilityGroups,
      long position) {}

  /**
   * Capabilities and tools that use or are used alike.
   *
   * @param capabilities how many; {@code stars} are those on which most rests, by a walk between users and used
   * @param tools how many; {@code toolStars} likewise
   */
  public record CapabilityGroup(
      String cluster, long capabilities, long tools, List<Star> stars, List<Star> toolStars) {}

  /**
   * Tools that go together.
   *
   * @param size how many; {@code stars} are those on which most rests
   */
  public record Group(String cluster, long size, List<Star> stars) {}

  /** A tool and how much rests on it. */
  public record Star(ToolId tool, double rank, long runs) {}
}
