package dev.cairn.operation;

import dev.cairn.log.ToolId;
import java.util.Optional;

/** Says no to a call. */
@Operation(
    name = "reject",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.PERSON,
    does =
        "A person's no to the call a decision asked about: the same call is denied for the rest of its"
            + " episode.",
    examples = {"{\"decision\": \"d_1\", \"by\": \"ada\", \"reason\": \"not on a Friday\"}"})
public record Reject(
    @Field("what decide answered") String decision,
    @Field("who says no") String by,
    @Field("why") Optional<String> reason) {

  public static Reject of(String decision, String by) {
    return new Reject(decision, by, Optional.empty());
  }

  /**
   * What became of it.
   *
   * @param state {@code rejected}
   */
  public record Answer(String decision, String state, ToolId tool, long position) {}
}
