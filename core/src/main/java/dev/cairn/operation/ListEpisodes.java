package dev.cairn.operation;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Lists episodes. */
@Operation(
    name = "episodes",
    kind = Operation.Kind.READ,
    does = "Lists the episodes there are, the newest first.",
    examples = {"{}", "{\"scope\": \"repo:payments\", \"limit\": 3}"})
public record ListEpisodes(
    @Field("only those in repo:NAME or domain:NAME") Optional<Scope> scope,

    @Field("only those begun before this position: the `next` of the list before")
    OptionalLong before,

    @Field("how many; 20 if absent") OptionalInt limit) {

  public static ListEpisodes newest(int most) {
    return new ListEpisodes(Optional.empty(), OptionalLong.empty(), OptionalInt.of(most));
  }

  /** Some episodes, and where to go on if there are more. */
  public record Answer(List<Item> episodes, OptionalLong next, long position) {}

  /** One episode. Its task is absent if none was given, or if it was erased. */
  public record Item(
      EpisodeId episode,
      Scope scope,
      Optional<String> domain,
      Optional<String> agent,
      Optional<String> task,
      Optional<String> workflowType,
      Instant startedAt,
      Optional<Instant> endedAt,
      long entries,
      long position) {}
}
