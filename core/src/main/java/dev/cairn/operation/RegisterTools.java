package dev.cairn.operation;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells which tools there are. */
@Operation(
    name = "register_tools",
    kind = Operation.Kind.WRITE,
    does =
        "Tells which tools a server has, so that find_tools can find them. Telling the same again"
            + " changes nothing.",
    examples = {
      "{\"server\": \"github\", \"tools\": [{\"name\": \"create_issue\", \"description\": \"Open a"
          + " new issue in a repository.\"}]}"
    })
public record RegisterTools(
    @Field("whose tools; may be absent if names carry it") Optional<String> server,

    @Field("as tools/list gives them") List<Tool> tools) {

  /** One tool, as its server describes it. */
  public record Tool(
      String name,
      Optional<String> title,
      Optional<String> description,
      Optional<Map<String, Object>> inputSchema,
      Optional<Map<String, Object>> outputSchema,
      Optional<Map<String, Object>> annotations) {

    public static Tool of(String name, String description) {
      return new Tool(
          name,
          Optional.empty(),
          Optional.of(description),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    public Tool inputSchema(Map<String, Object> schema) {
      return new Tool(name, title, description, Optional.of(schema), outputSchema, annotations);
    }
  }

  public static RegisterTools of(String server, Tool... tools) {
    return new RegisterTools(Optional.of(server), List.of(tools));
  }

  /** How many tools were new, known but described otherwise, or known as they are. */
  public record Answer(long added, long changed, long unchanged, long position) {}
}
