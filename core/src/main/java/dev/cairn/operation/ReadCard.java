package dev.cairn.operation;

import dev.cairn.explain.Explanation;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.log.Trust;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one card whole. */
@Operation(
    name = "read",
    kind = Operation.Kind.READ,
    does =
        "Reads one card whole: its words and evidence, how true and useful it is, doubts, uses and"
            + " history.",
    examples = {"{\"card\": \"c1a2b3c4\"}"})
public record ReadCard(
    @Field("the card to read") CardId card,
    @Field("the episode that reads it") Optional<EpisodeId> episode) {

  public static ReadCard of(CardId card) {
    return new ReadCard(card, Optional.empty());
  }

  /**
   * The card. Evidence whose words were erased or no longer match is left out and counted in flags.
   *
   * @param supersededBy the card that took its place, or the user's entry that withdrew it
   * @param exceptionTo the rule it takes a case out of
   */
  public record Answer(
      CardId card,
      CardKind kind,
      String statement,
      Scope scope,
      String subject,
      String topicKey,
      List<String> tags,
      String status,
      List<String> flags,
      Optional<CardId> supersedes,
      Optional<String> supersededBy,
      Optional<CardId> exceptionTo,
      List<Cited> createdFrom,
      List<Cited> evidence,
      Instant createdAt,
      String ruleVersion,
      Trust trust,
      Map<String, Boolean> proposedBy,
      Optional<String> embedding,
      List<Happened> history,
      Truth truth,
      Utility utility,
      List<Doubt> disputes,
      List<Exposure> exposures,
      long position) {}

  /** Something that made the card what it is. */
  public record Happened(long position, String type, Instant at, String what) {}

  /** What speaks for it and against it. */
  public record Truth(double support, double contradiction, double value, Explanation why) {}

  /** What became of it. */
  public record Utility(int wins, int losses, double mean, Explanation why) {}

  /** A doubt, with its weight; one that a recheck answered is cleared. */
  public record Doubt(
      List<Cited> evidence,
      double weight,
      boolean contradicts,
      boolean cleared,
      Optional<String> note,
      Optional<CardId> by,
      Instant createdAt) {}

  /** Where it was shown. */
  public record Exposure(Optional<EpisodeId> episode, String channel, Instant shownAt) {}
}
