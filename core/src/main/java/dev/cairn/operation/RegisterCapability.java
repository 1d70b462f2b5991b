package dev.cairn.operation;

import dev.cairn.log.ToolId;
import java.util.List;
import java.util.Optional;

/** Tells of something that is done with several tools. */
@Operation(
    name = "register_capability",
    kind = Operation.Kind.WRITE,
    does =
        "Tells of something that is done with several tools, with its code if it has any, so that"
            + " it is found and planned with like a tool.",
    examples = {
      "{\"name\": \"release\", \"description\": \"Build, tag and publish a version.\", \"uses\":"
          + " [\"git:tag\", \"npm:publish\"]}"
    })
public record RegisterCapability(
    @Field("its name; another registration under it replaces it")
    String name,

    @Field("what it does, in plain words") String description,

    @Field("tools, and other capabilities as capability:NAME")
    List<ToolId> uses,

    @Field("the code that does it") Optional<String> code,
    @Field("the language of the code") Optional<String> language) {

  public static RegisterCapability of(String name, String description, String... uses) {
    return new RegisterCapability(
        name,
        description,
        List.of(uses).stream().map(ToolId::parse).toList(),
        Optional.empty(),
        Optional.empty());
  }

  /**
   * It is known from now on.
   *
   * @param unregistered tools it uses that nobody told about
   */
  public record Answer(ToolId capability, List<ToolId> unregistered, long position) {}
}
