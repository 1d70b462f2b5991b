package dev.cairn.operation;

import dev.cairn.log.CandidateId;
import dev.cairn.log.EpisodeId;
import java.util.List;
import java.util.Optional;

/** Builds all state anew from the log. */
@Operation(
    name = "rebuild",
    kind = Operation.Kind.HOUSE,
    who = Operation.Who.PERSON,
    does = "Forgets every cache and builds all state anew from the log. The digests must be equal.",
    examples = {"{}"})
public record Rebuild(
    @Field("also show what today's rules would decide; nothing is changed by it")
    Optional<Boolean> rejudge) {

  /**
   * Equal digests: replaying gives what had grown.
   *
   * @param rejudged what today's rules would make of all candidates, if that was asked
   */
  public record Answer(
      String digestBefore, String digestAfter, long events, Optional<Rejudged> rejudged) {}

  /** Every candidate judged again by today's rules and policy, one episode after another. */
  public record Rejudged(
      String ruleVersion, long episodes, long candidates, List<Difference> differences) {}

  /** A candidate that would fare otherwise. */
  public record Difference(
      EpisodeId episode,
      CandidateId candidate,
      String was,
      String wasReason,
      String wouldBe,
      String reason) {}
}
