package dev.cairn.operation;

import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Says yes to a call. */
@Operation(
    name = "approve",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.PERSON,
    does =
        "A person's yes: to the call a decision was about, or to a tool with these arguments; with"
            + " `standing` to every call of the tool. It ends when the tool changes; the yes to one"
            + " call ends with the decision it allows, or after `ttl_s`.",
    examples = {
      "{\"tool\": \"files:delete\", \"args\": {\"path\": \"tmp/a\"}, \"by\": \"ada\"}",
      "{\"tool\": \"files:delete\", \"standing\": true, \"by\": \"ada\"}"
    })
public record Approve(
    @Field("what decide answered") Optional<String> decision,
    @Field("or the tool, as server:tool") Optional<ToolId> tool,
    @Field("of the one call; none if absent") Optional<Map<String, Object>> args,

    @Field("every call of the tool, as long as it stays as it is")
    Optional<Boolean> standing,

    @Field("seconds after which it ends; 900 if absent, never if standing")
    OptionalLong ttlS,

    @Field("who says yes") String by,
    @Field("why") Optional<String> reason) {

  public static Approve decision(String decision, String by) {
    return new Approve(
        Optional.of(decision),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalLong.empty(),
        by,
        Optional.empty());
  }

  public static Approve call(String tool, Map<String, Object> args, String by) {
    return new Approve(
        Optional.empty(),
        Optional.of(ToolId.parse(tool)),
        Optional.of(args),
        Optional.empty(),
        OptionalLong.empty(),
        by,
        Optional.empty());
  }

  public static Approve standing(String tool, String by) {
    return new Approve(
        Optional.empty(),
        Optional.of(ToolId.parse(tool)),
        Optional.empty(),
        Optional.of(true),
        OptionalLong.empty(),
        by,
        Optional.empty());
  }

  public Approve seconds(long ttl) {
    return new Approve(decision, tool, args, standing, OptionalLong.of(ttl), by, reason);
  }

  /**
   * What it is called, to be revoked by.
   *
   * @param state {@code given}
   * @param until when it ends if it is not used before
   */
  public record Answer(
      String approval,
      String state,
      ToolId tool,
      boolean standing,
      Optional<Instant> until,
      long position) {}
}
