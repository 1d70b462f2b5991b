package dev.cairn.operation;

import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.Source;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Reads an episode. */
@Operation(
    name = "episode",
    kind = Operation.Kind.READ,
    does = "Reads one episode: what it was about, and its entries word for word, in order.",
    examples = {"{\"episode\": \"monday\"}", "{\"episode\": \"monday\", \"limit\": 3}"})
public record ReadEpisode(
    @Field("the episode to read") EpisodeId episode,

    @Field("only entries behind this position: the `next` of the answer before")
    OptionalLong after,

    @Field("how many entries at most; 100 if absent") OptionalInt limit) {

  public static ReadEpisode of(EpisodeId episode) {
    return new ReadEpisode(episode, OptionalLong.empty(), OptionalInt.empty());
  }

  public ReadEpisode after(long position) {
    return new ReadEpisode(episode, OptionalLong.of(position), limit);
  }

  public ReadEpisode limit(int most) {
    return new ReadEpisode(episode, after, OptionalInt.of(most));
  }

  /** The episode, some of its entries, and where to go on if there are more. */
  public record Answer(
      ListEpisodes.Item episode, List<Item> entries, OptionalLong next, long position) {}

  /** One entry. Its text is absent if it was erased, and {@code via} if it was written before that was kept. */
  public record Item(
      EntryId entry,
      Role role,
      Optional<String> text,
      Optional<ToolId> tool,
      Optional<Boolean> ok,
      OptionalInt exitCode,
      Optional<String> uri,
      Optional<Source> source,
      Optional<Via> via,
      Instant at,
      long position) {}
}
