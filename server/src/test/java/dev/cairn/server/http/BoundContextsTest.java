package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.mcp.HttpMcp;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.mcp.memory.MemoryOffer;
import dev.cairn.server.mcp.memory.Toolset;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.token.BoundToken;
import dev.cairn.server.token.Token;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

@DisplayName("A token that is bound to contexts")
class BoundContextsTest {
  private static final ContextName MINE = new ContextName("mine");
  private static final Token BOUND = BoundToken.of(Served.AGENT, Set.of(MINE));
  private static final String SECRET = "the theirs-only codename is HALYARD";

  private final Registry registry = new Registry();
  private final Cairn cairn = Cairn.open(Settings.inMemory());
  private final Served served = new Served(this::withMcp, cairn);

  private HttpSettings withMcp(HttpSettings settings) {
    return settings.mcp(new HttpMcp(access -> new Protocol(MemoryOffer.of(
        registry,
        new LocalBackend(cairn, registry, Via.AGENT, access, OutputFolder.NOWHERE),
        access.home(ContextName.DEFAULT),
        Toolset.parse("all")))));
  }

  @BeforeEach
  void fill() throws Exception {
    for (String context : List.of("mine", "theirs")) {
      ask(Served.TOKEN, context, "start_episode", "{\"id\":\"" + context + "-1\"}");
    }
    ask(
        Served.TOKEN,
        "theirs",
        "log",
        "{\"episode\":\"theirs-1\",\"role\":\"user\",\"text\":\"" + SECRET + "\"}");
  }

  @AfterEach
  void close() {
    served.close();
  }

  private Served.Reply ask(Token token, String context, String operation, String body)
      throws Exception {
    return post(token, "/v1/contexts/" + context + "/" + operation, body);
  }

  private Served.Reply post(Token token, String path, String body) throws Exception {
    return served.send(served
        .to(path)
        .header("Authorization", "Bearer " + token.value())
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build());
  }

  private Served.Reply get(String path) throws Exception {
    return served.send(
        served.to(path).header("Authorization", "Bearer " + BOUND.value()).build());
  }

  private JsonNode mcp(String method, String params) throws Exception {
    return post(BOUND, "/mcp", """
        {"jsonrpc":"2.0","id":1,"method":"%s","params":%s}
        """.formatted(method, params)).json();
  }

  @Test
  void opensThemAndNoOther() throws Exception {
    assertThat(ask(BOUND, "mine", "status", "{}").status()).isEqualTo(200);
    for (var operation : registry.operations()) {
      Served.Reply refused = ask(BOUND, "theirs", operation.name(), "{\"query\":\"x\"}");
      assertThat(refused.status()).as(operation.name()).isIn(400, 403);
      assertThat(refused.body()).doesNotContain("HALYARD");
    }
    assertThat(ask(BOUND, "theirs", "status", "{}").code()).isEqualTo("forbidden");
    assertThat(ask(BOUND, "default", "search", "{\"query\":\"x\"}").code()).isEqualTo("forbidden");
  }

  @Test
  void isToldNothingOfOthers() throws Exception {
    JsonNode contexts = ask(BOUND, "mine", "contexts", "{}").json().path("contexts");
    assertThat(contexts.findValuesAsString("context")).containsExactly("mine");
    assertThat(ask(BOUND, "mine", "status", "{}").json().at("/storage/bytes").asLong())
        .isZero();
    assertThat(get("/metrics").status()).isEqualTo(403);
    assertThat(get("/v1/contexts/theirs/events").status()).isEqualTo(403);
    assertThat(get("/v1/contexts/theirs/events?changes=0").status()).isEqualTo(403);
    String there = ask(BOUND, "theirs", "status", "{}").body();
    String notThere = ask(BOUND, "nowhere", "status", "{}").body();
    assertThat(there.replace("theirs", "nowhere")).isEqualTo(notThere);
  }

  @Test
  void isAnAgents() throws Exception {
    assertThat(ask(BOUND, "mine", "configure", "{\"profile\":\"seed\"}").status())
        .isEqualTo(403);
  }

  @Test
  void holdsOverMcpToo() throws Exception {
    assertThat(mcp("tools/call", "{\"name\":\"status\",\"arguments\":{}}")
            .at("/result/structuredContent/context")
            .asString())
        .isEqualTo("mine");
    String elsewhere =
        "{\"name\":\"search\",\"arguments\":{\"query\":\"codename\",\"context\":\"theirs\"}}";
    assertThat(mcp("tools/call", elsewhere)
            .at("/result/structuredContent/error/code")
            .asString())
        .isEqualTo("forbidden");
    assertThat(mcp("resources/list", "{}").toString()).contains("mine-1").doesNotContain("theirs");
    assertThat(mcp("resources/read", "{\"uri\":\"cairn://episode/theirs-1\"}").has("error"))
        .isTrue();
    assertThat(mcp("prompts/get", "{\"name\":\"brief\",\"arguments\":{\"prompt\":\"codename\"}}")
            .toString())
        .doesNotContain("HALYARD");
    String complete = "{\"ref\":{\"type\":\"ref/prompt\",\"name\":\"review\"},"
        + "\"argument\":{\"name\":\"episode\",\"value\":\"\"}}";
    assertThat(
            mcp("completion/complete", complete).at("/result/completion/values").toString())
        .isEqualTo("[\"mine-1\"]");
  }

  @Test
  void aHeaderNarrowsAndNeverWidens() throws Exception {
    for (String[] wish : new String[][] {
      {"mine", "mine", "200"}, {"theirs", "theirs", "403"}, {"theirs", "mine", "403"}
    }) {
      HttpRequest request = served
          .to("/v1/contexts/" + wish[1] + "/status")
          .header("Authorization", "Bearer " + BOUND.value())
          .header("Cairn-Only-Context", wish[0])
          .POST(HttpRequest.BodyPublishers.ofString("{}"))
          .build();
      assertThat(Integer.toString(served.send(request).status())).isEqualTo(wish[2]);
    }
  }

  @Test
  void aServerThatKeepsToSomeKeepsEveryoneToThem() throws Exception {
    try (Served fenced = new Served(settings -> settings.only(Optional.of(Set.of(MINE))))) {
      assertThat(
              fenced.post("/v1/contexts/mine/status", "application/json", "{}").status())
          .isEqualTo(200);
      assertThat(fenced.ask("status", "{}").status()).isEqualTo(403);
      assertThat(fenced.get("/metrics").status()).isEqualTo(403);
      String backup = "{\"to\":\"copy.db\"}";
      assertThat(fenced
              .post("/v1/contexts/mine/backup", "application/json", backup)
              .status())
          .isEqualTo(403);
    }
  }
}
