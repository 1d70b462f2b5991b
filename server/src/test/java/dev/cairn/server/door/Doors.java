package dev.cairn.server.door;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.cli.Ran;
import dev.cairn.server.http.HttpDoor;
import dev.cairn.server.http.HttpSettings;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.mcp.StdioServer;
import dev.cairn.server.mcp.memory.MemoryOffer;
import dev.cairn.server.mcp.memory.Toolset;
import dev.cairn.server.operation.Access;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.token.Token;
import dev.cairn.server.token.Tokens;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The doors that take JSON, each on a memory of its own. */
final class Doors implements AutoCloseable {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Token TOKEN = new Token("agree");
  private static final Tokens TOKENS = new Tokens(new Token("an agent's"), TOKEN);

  private final Registry registry = new Registry();
  private final GivenNames names = new GivenNames();
  private final Path folder;
  private final Cairn overHttp = Cairn.open(Settings.inMemory());
  private final Cairn overMcp = Cairn.open(Settings.inMemory());
  private final HttpDoor http;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Protocol mcp;

  Doors(Path folder) {
    this.folder = folder;
    this.http = new HttpDoor(HttpSettings.loopback(0, TOKENS), overHttp, registry);
    // Whose word it is matters for outcomes; here the same person speaks at every door.
    this.mcp = new Protocol(MemoryOffer.of(
        registry,
        new LocalBackend(overMcp, registry, Via.PERSON, Access.PERSON, OutputFolder.ANYWHERE),
        ContextName.DEFAULT,
        Toolset.parse("all")));
  }

  /** What each door answers, errors included. */
  Map<String, JsonNode> ask(String operation, String question) throws Exception {
    Map<String, JsonNode> answers = new LinkedHashMap<>();
    String request = with(question, "why");
    String line = names.in("command line", request);
    answers.put(
        "command line", Ran.cairn(folder, "call", operation, line, "--json").json());
    answers.put("HTTP", http(operation, names.in("HTTP", request)));
    answers.put("MCP", mcp(operation, names.in("MCP", request)));
    answers.forEach(names::note);
    return answers;
  }

  private JsonNode http(String operation, String request) throws Exception {
    URI uri = URI.create("http://127.0.0.1:" + http.port() + "/v1/contexts/default/" + operation);
    HttpResponse<String> answer = client.send(
        HttpRequest.newBuilder(uri)
            .header("Authorization", "Bearer " + TOKEN.value())
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(request))
            .build(),
        HttpResponse.BodyHandlers.ofString());
    return MAPPER.readTree(answer.body());
  }

  private JsonNode mcp(String operation, String request) throws Exception {
    String call = """
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s","arguments":%s}}
        """.formatted(operation, with(request, "full"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PrintStream print = new PrintStream(out, false, StandardCharsets.UTF_8)) {
      byte[] line = call.getBytes(StandardCharsets.UTF_8);
      new StdioServer(mcp, new ByteArrayInputStream(line), print).run();
    }
    JsonNode answer = MAPPER.readTree(out.toByteArray());
    if (!answer.at("/result/structuredContent").isObject()) {
      throw new IOException("no structured content in " + answer);
    }
    return answer.at("/result/structuredContent");
  }

  /** With every number's reasons, as Java gives them, so that they are compared too. */
  private static String with(String request, String wish) {
    return MAPPER.readTree(request) instanceof ObjectNode object
        ? object.put(wish, true).toString()
        : request;
  }

  @Override
  public void close() {
    http.close();
    overHttp.close();
    overMcp.close();
  }
}
