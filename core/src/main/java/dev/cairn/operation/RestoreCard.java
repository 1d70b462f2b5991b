package dev.cairn.operation;

import dev.cairn.log.CardId;
import java.util.Optional;

/** Takes a card back that was put aside. */
@Operation(
    name = "restore",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.DEPENDS,
    personsWhen = "the card is a user's rule",
    does = "Takes a card back that was put aside.",
    examples = {"{\"card\": \"c1a2b3c4\"}"})
public record RestoreCard(
    @Field("the card to take back") CardId card,
    @Field("why, in your words") Optional<String> reason) {

  /** What the card is now. */
  public record Answer(String status, long position) {}
}
