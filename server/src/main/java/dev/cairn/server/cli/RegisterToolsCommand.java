package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Registers the tools a file lists, in the words of MCP or in those of Cairn. */
@Command(
    name = "register",
    sortOptions = false,
    customSynopsis = "cairn tools register [OPTIONS] FILE",
    description = {
      "Tells which tools a server has. FILE is what the server answers to tools/list, or a JSON list"
          + " of tools; telling the same again changes nothing.",
      "",
      "  cairn tools register --server github github-tools.json"
    })
final class RegisterToolsCommand extends RequestCommand {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** What a tool is made of here, by the name a file may use; other fields concern clients alone. */
  private static final Map<String, String> FIELDS = Map.of(
      "name", "name",
      "title", "title",
      "description", "description",
      "inputSchema", "input_schema",
      "input_schema", "input_schema",
      "outputSchema", "output_schema",
      "output_schema", "output_schema",
      "annotations", "annotations");

  @Parameters(index = "0", paramLabel = "FILE", description = "the JSON file; - is standard input")
  private String file = "";

  @Option(names = "--server", paramLabel = "NAME", description = "whose tools they are")
  private @Nullable String server;

  RegisterToolsCommand(Shell shell) {
    super(shell, "register_tools");
  }

  @Override
  void fill(ObjectNode request) {
    put(request, "server", server);
    request.set("tools", tools(read()));
  }

  private JsonNode read() {
    String text = GivenFile.text("file", file, shell());
    try {
      return MAPPER.readTree(text);
    } catch (JacksonException e) {
      throw CairnException.invalid("file", file + " is no JSON: " + e.getOriginalMessage());
    }
  }

  private ArrayNode tools(JsonNode given) {
    JsonNode answer = given.path("result").isObject() ? given.path("result") : given;
    JsonNode list = answer.isArray() ? answer : answer.path("tools");
    if (!list.isArray()) {
      throw CairnException.invalid(
          "file", file + " holds no list of tools; give what the server answers to tools/list");
    }
    ArrayNode tools = JsonNodeFactory.instance.arrayNode();
    list.forEach(tool -> tools.add(tool.isObject() ? fields(tool) : tool));
    return tools;
  }

  private static ObjectNode fields(JsonNode tool) {
    ObjectNode known = JsonNodeFactory.instance.objectNode();
    tool.properties().forEach(field -> {
      String name = FIELDS.get(field.getKey());
      if (name != null) {
        known.set(name, field.getValue());
      }
    });
    return known;
  }
}
