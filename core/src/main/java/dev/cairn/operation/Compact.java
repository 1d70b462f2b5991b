package dev.cairn.operation;

import dev.cairn.log.CardId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tidies the cards. */
@Operation(
    name = "compact",
    kind = Operation.Kind.WRITE,
    does =
        "Tidies the cards: weak ones that were not shown for long are put aside, duplicates become"
            + " one with the evidence of both. Nothing is lost.",
    examples = {"{\"dry_run\": true}"})
public record Compact(@Field("only say what would happen") Optional<Boolean> dryRun) {

  /** Cards put aside, cards that became part of others, and why. */
  public record Answer(
      List<CardId> archived, List<Merged> merged, List<Reason> reasons, long position) {}

  /** A card that became part of another. */
  public record Merged(CardId card, CardId into) {}

  /** Why one card was touched. */
  public record Reason(CardId card, String rule, Map<String, Double> numbers) {}
}
