package dev.cairn.operation;

import dev.cairn.log.CardId;
import java.util.Optional;

/** Puts a card aside. */
@Operation(
    name = "archive",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.DEPENDS,
    personsWhen = "the card is a user's rule",
    does =
        "Puts a card aside: packs leave it out, a search still finds it. `restore` takes it back.",
    examples = {"{\"card\": \"c1a2b3c4\", \"reason\": \"the service is gone\"}"})
public record ArchiveCard(
    @Field("the card to put aside") CardId card,
    @Field("why, in your words") Optional<String> reason) {

  /** What the card is now. */
  public record Answer(String status, long position) {}
}
