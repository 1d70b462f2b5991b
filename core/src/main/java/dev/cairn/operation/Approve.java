package dev.cairn.operation;

import dev.cairn.log.ToolId;
import java.util.Map;
import java.util.Optional;

/** Says yes to a call. */
@Operation(
    name = "approve",
    kind = Operation.Kind.WRITE,
    does =
        "A person's yes: to the call a decision was about, or to a tool with these arguments; with"
            + " `standing` to every call of the tool. It ends when the tool changes; the yes to one"
            + " call ends when that was run.",
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

    @Field("who says yes") String by) {

  public static Approve decision(String decision, String by) {
    return new Approve(
        Optional.of(decision), Optional.empty(), Optional.empty(), Optional.empty(), by);
  }

  public static Approve call(String tool, Map<String, Object> args, String by) {
    return new Approve(
        Optional.empty(), Optional.of(ToolId.parse(tool)), Optional.of(args), Optional.empty(), by);
  }

  public static Approve standing(String tool, String by) {
    return new Approve(
        Optional.empty(), Optional.of(ToolId.parse(tool)), Optional.empty(), Optional.of(true), by);
  }

  /** What it is called, to be revoked by. */
  public record Answer(String approval, ToolId tool, boolean standing, long position) {}
}
