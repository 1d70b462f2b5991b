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
            + " begin when there is no task yet.",
    examples = {"{}", "{\"limit\": 5}"})
public record ExploreTools(
    @Field("how many groups, the largest first") OptionalInt limit) {

  /**
   * The largest groups.
   *
   * @param groups how many there are in all
   */
  public record Answer(List<Group> clusters, long groups, long position) {}

  /**
   * Tools that go together.
   *
   * @param size how many; {@code stars} are those on which most rests
   */
  public record Group(String cluster, long size, List<Star> stars) {}

  /** A tool and how much rests on it. */
  public record Star(ToolId tool, double rank, long runs) {}
}
