package dev.cairn.server.demo;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The tools of a large company, made up: eighty servers with fifty tools each. */
final class ToolWorld {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String SERVICES = "services.txt";
  private static final List<Kind> KINDS = List.of(
      new Kind("list", "List all %1$ss in %2$s, newest first, one page at a time.", false),
      new Kind("get", "Show one %s of %s with all its fields.", true),
      new Kind("search", "Find %1$ss in %2$s by words, dates and state.", false),
      new Kind("count", "Count the %ss in %s by state.", false),
      new Kind("export", "Export %ss from %s as a CSV file.", false),
      new Kind("create", "Create a new %s in %s.", false),
      new Kind("update", "Change fields of a %s in %s.", true),
      new Kind("assign", "Make somebody responsible for a %s in %s.", true),
      new Kind("send", "Send a %s from %s to somebody outside.", true),
      new Kind("delete", "Delete a %s from %s for good.", true));

  /** What can be done with a thing; {@code one} takes the thing's id. */
  private record Kind(String verb, String says, boolean one) {}

  private ToolWorld() {}

  /** Writes the tools as one file that {@code cairn tools register} reads. */
  static Path write(Path file) {
    ArrayNode tools = MAPPER.createArrayNode();
    services().forEach(line -> serve(line, tools));
    try {
      return Files.writeString(file, MAPPER.writeValueAsString(tools));
    } catch (IOException e) {
      throw new UncheckedIOException("the file " + file + " cannot be written", e);
    }
  }

  private static List<String> services() {
    try (InputStream in = ToolWorld.class.getResourceAsStream(SERVICES)) {
      if (in == null) {
        throw new IllegalStateException("the demo lacks its file " + SERVICES);
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the file " + SERVICES + " cannot be read", e);
    }
  }

  private static void serve(String line, ArrayNode tools) {
    String server = line.substring(0, line.indexOf(':'));
    Arrays.stream(line.substring(server.length() + 1).split(","))
        .map(String::strip)
        .forEach(thing -> KINDS.forEach(kind -> tools.add(tool(server, thing, kind))));
  }

  private static ObjectNode tool(String server, String thing, Kind kind) {
    String name = thing.replace(' ', '_');
    ObjectNode tool = MAPPER.createObjectNode();
    tool.put("name", server + ":" + kind.verb() + "_" + name);
    tool.put("description", String.format(Locale.ROOT, kind.says(), thing, server));
    ObjectNode properties =
        tool.putObject("input_schema").put("type", "object").putObject("properties");
    properties.putObject(kind.one() ? name + "_id" : "filter").put("type", "string");
    return tool;
  }
}
