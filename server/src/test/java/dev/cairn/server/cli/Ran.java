package dev.cairn.server.cli;

import dev.cairn.server.terminal.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A command that was run in this process, and what came of it. */
public record Ran(int exit, String out, String err) {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** Runs on a data folder, with nothing on standard input. */
  public static Ran cairn(Path data, String... words) {
    return cairn(new byte[0], data, words);
  }

  public static Ran cairn(byte[] stdin, Path data, String... words) {
    List<String> arguments = new ArrayList<>(List.of("--data", data.toString()));
    arguments.addAll(Arrays.asList(words));
    return plain(stdin, Map.of(), arguments.toArray(String[]::new));
  }

  public static Ran plain(byte[] stdin, Map<String, String> environment, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Map<String, String> all = new HashMap<>(environment);
    // Most tests are not about meaning, and a model takes its time to load.
    all.putIfAbsent("CAIRN_MODEL", "none");
    int exit = Cli.run(Terminal.captured(new ByteArrayInputStream(stdin), out, err, all), words);
    return new Ran(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  public JsonNode json() {
    return MAPPER.readTree(out);
  }

  public String code() {
    return json().at("/error/code").asString("");
  }

  public String field() {
    return json().at("/error/field").asString("");
  }
}
