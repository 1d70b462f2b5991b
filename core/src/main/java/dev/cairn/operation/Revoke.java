package dev.cairn.operation;

/** Takes a yes back. */
@Operation(
    name = "revoke",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.PERSON,
    does = "Takes an approval back. Decisions made by it stay as they were.",
    examples = {"{\"approval\": \"ap_1\", \"by\": \"ada\"}"})
public record Revoke(
    @Field("as approve answered") String approval,
    @Field("who takes it back") String by) {

  /**
   * What became of it.
   *
   * @param state {@code revoked}, or {@code spent} if the call it was for had been run before
   */
  public record Answer(String approval, String state, long position) {}
}
