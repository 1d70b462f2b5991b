package dev.cairn.operation;

import dev.cairn.log.EpisodeId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Shows what became of every candidate. */
@Operation(
    name = "ledger",
    kind = Operation.Kind.READ,
    does = "Shows what consolidation did with every candidate, by which rule and on which numbers;"
        + " the newest episode first.",
    examples = {"{\"limit\": 5}"})
public record ReadLedger(
    @Field("only this episode") Optional<EpisodeId> episode,
    @Field("how many episodes; 10 if absent") OptionalInt limit) {

  /** The newest first. */
  public record Answer(List<EndEpisode.Ledger> ledgers, long position) {}
}
