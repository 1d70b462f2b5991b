package dev.cairn.operation;

import dev.cairn.log.CardId;
import dev.cairn.log.Scope;
import java.util.List;
import java.util.Optional;

/** Lets a card hold in a wider scope. */
@Operation(
    name = "promote",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.DEPENDS,
    personsWhen = "it shall hold everywhere (global)",
    does =
        "Lets a card hold in a wider scope. A tactic that won in several repositories of a domain may"
            + " hold in the domain; all else needs the user's words that say so.",
    examples = {"{\"card\": \"c1a2b3c4\", \"to\": \"domain:payments\"}"})
public record PromoteCard(
    @Field("the card to widen") CardId card,
    @Field("domain:NAME or global") Scope to,
    @Field("the user's words that say so") Optional<List<Evidence>> evidence) {

  /** The card, the rule that allowed it, and narrower cards that are part of it now. */
  public record Answer(CardId card, String rule, List<CardId> merged, long position) {}
}
