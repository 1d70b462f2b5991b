package dev.cairn.operation;

import java.util.List;
import java.util.Optional;

/** Says that a person has looked at what is damaged and goes on without it. */
@Operation(
    name = "accept_damage",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.PERSON,
    does =
        "Says that a person has looked at the damaged events of this context and goes on without them;"
            + " then `decide` allows again what it allowed before.",
    examples = {"{\"by\": \"ada\"}"})
public record AcceptDamage(
    @Field("who looked") String by, @Field("what was found") Optional<String> reason) {

  public static AcceptDamage by(String person) {
    return new AcceptDamage(person, Optional.empty());
  }

  /** What is given up; empty if nothing was quarantined. */
  public record Answer(List<Item> accepted, long position) {}

  /**
   * Damage in one place.
   *
   * @param from the first position; 0 for a text
   * @param text the one text that is damaged, if its event is not
   */
  public record Item(long from, long to, String problem, Optional<String> text) {}
}
