package dev.cairn.operation;

import dev.cairn.log.CardId;
import java.util.List;
import java.util.Optional;

/** Challenges a card. */
@Operation(
    name = "dispute",
    kind = Operation.Kind.WRITE,
    does =
        "Challenges a card. Enough anchored doubt marks it for a recheck; nothing hides it. Evidence"
            + " that says the opposite lowers its truth.",
    examples = {"{\"card\": \"c1a2b3c4\", \"note\": \"this looks out of date\"}"})
public record DisputeCard(
    @Field("the card to doubt") CardId card,

    @Field("the words that speak against it; without any it weighs nothing")
    Optional<List<Evidence>> evidence,

    @Field("whether they say the opposite; false if absent") Optional<Boolean> contradicts,
    @Field("why, in your words") Optional<String> note) {

  public static DisputeCard of(CardId card, Evidence... evidence) {
    return new DisputeCard(
        card,
        evidence.length == 0 ? Optional.empty() : Optional.of(List.of(evidence)),
        Optional.empty(),
        Optional.empty());
  }

  /** How much doubt there is now, and what the card is by it. */
  public record Answer(double mass, String status, long position) {}
}
