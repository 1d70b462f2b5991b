package dev.cairn.operation;

import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;

/** Says how risky a tool is. */
@Operation(
    name = "set_risk",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.PERSON,
    does =
        "Says how risky a tool is, above what its server and its words say. When the tool changes, it"
            + " still raises the risk and no longer lowers it.",
    examples = {
      "{\"tool\": \"github:merge\", \"risk\": \"dangerous\", \"reason\": \"it deploys\", \"by\": \"ada\"}"
    })
public record SetRisk(
    @Field("as server:tool") ToolId tool,
    @Field("what it can do to the world") Risk risk,
    @Field("why, for whoever asks later") String reason,
    @Field("who says so") String by) {

  public static SetRisk of(String tool, Risk risk, String reason, String by) {
    return new SetRisk(ToolId.parse(tool), risk, reason, by);
  }

  /** What is in force. */
  public record Answer(ToolId tool, Risk risk, long position) {}
}
