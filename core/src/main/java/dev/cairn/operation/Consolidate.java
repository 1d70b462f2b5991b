package dev.cairn.operation;

import dev.cairn.log.EpisodeId;

/** Judges what an episode proposes to be kept. */
@Operation(
    name = "consolidate",
    kind = Operation.Kind.WRITE,
    does = "Finds and judges what an episode has to teach, without ending it, and answers with its"
        + " ledger. Doing it again adds nothing.",
    examples = {"{\"episode\": \"monday\"}"})
public record Consolidate(
    @Field("the episode to learn from") EpisodeId episode) {

  /** The ledger of the episode, all consolidations together. */
  public record Answer(EndEpisode.Ledger ledger, long position) {}
}
