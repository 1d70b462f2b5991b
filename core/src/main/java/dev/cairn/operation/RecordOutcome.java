package dev.cairn.operation;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.ToolId;
import java.util.List;
import java.util.Optional;

/** Says how something turned out. */
@Operation(
    name = "record_outcome",
    kind = Operation.Kind.WRITE,
    does = "Says how something turned out. With evidence, tactics shown before earn or lose by it.",
    examples = {"{\"episode\": \"monday\", \"type\": \"user_confirmed_helpful\"}"})
public record RecordOutcome(
    @Field("the episode it happened in") EpisodeId episode,
    @Field("what happened") OutcomeType type,
    @Field("the words that prove it") Optional<List<Evidence>> evidence,
    @Field("the tool, as server:tool") Optional<ToolId> tool) {

  public static RecordOutcome of(EpisodeId episode, OutcomeType type, Evidence... evidence) {
    return new RecordOutcome(
        episode,
        type,
        evidence.length == 0 ? Optional.empty() : Optional.of(List.of(evidence)),
        Optional.empty());
  }

  /** What the outcome is called. */
  public record Answer(String outcome, long position) {}
}
