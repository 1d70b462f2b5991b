package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.server.door.Messages;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

@DisplayName("The HTTP contract")
class HttpContractTest {
  private Served served;

  @BeforeEach
  void open() throws Exception {
    served = new Served();
    served.ask("start_episode", "{\"id\": \"e\"}");
  }

  @AfterEach
  void close() {
    served.close();
  }

  @ParameterizedTest(name = "{0} {1} {3} -> {4} {5}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      POST | default/status       | application/json                | {}                 | 200 |                  |
      POST | default/status       | application/json; charset=utf-8 | {}                 | 200 |                  |
      POST | default/status       |                                 |                    | 200 |                  |
      POST | default/status       | application/json                | `  `               | 200 |                  |
      POST | default/status       |                                 | {}                 | 200 |                  |
      POST | default/status       | application/json                | {"context":"default"} | 200 |               |
      POST | default/status       | application/json                | {"context":"other"} | 400 | invalid_argument | context
      POST | default/status       | application/json                | {"\\u0063ontext":"other"} | 400 | invalid_argument | context
      POST | default/status       | text/plain                      | {}                 | 415 | invalid_argument | Content-Type
      POST | default/status       | application/x-www-form-urlencoded | {}               | 415 | invalid_argument | Content-Type
      POST | default/status       | application/json                | {                  | 400 | invalid_argument |
      POST | default/status       | application/json                | []                 | 400 | invalid_argument |
      POST | default/status       | application/json                | {"x":1}            | 400 | invalid_argument | x
      POST | default/serch        | application/json                | {}                 | 404 | not_found        | operation
      POST | default/             | application/json                | {}                 | 404 | not_found        |
      POST | default              | application/json                | {}                 | 404 | not_found        |
      POST | Default/status       | application/json                | {}                 | 400 | invalid_argument | context
      GET  | default/status       |                                 |                    | 405 | invalid_argument |
      PUT  | default/status       | application/json                | {}                 | 405 | invalid_argument |
      POST | default/events       | application/json                | {}                 | 405 | invalid_argument |
      POST | default/log          | application/json                | {"episode":"no","role":"user","text":"x"} | 404 | not_found | episode
      POST | default/start_episode | application/json               | {"id":"e"}         | 409 | conflict         | id
      POST | default/search       | application/json                | {"query":"x","min_position":99} | 503 | unavailable |
      POST | default/import       | application/json                | {}                 | 415 | invalid_argument | Content-Type
      """)
  void isKept(
      String method, String path, String type, String body, int status, String code, String field)
      throws Exception {
    Served.Reply reply = served.method(
        method, "/v1/contexts/" + path, type == null ? "" : type, body == null ? "" : body);
    assertThat(reply.status()).as(reply.body()).isEqualTo(status);
    assertThat(reply.code()).as(reply.body()).isEqualTo(code == null ? "" : code);
    assertThat(reply.field()).as(reply.body()).isEqualTo(field == null ? "" : field);
    assertThat(reply.whole().headers().firstValue("Content-Type")).hasValue("application/json");
  }

  @Test
  void saysWhichMethodsAnAddressTakes() throws Exception {
    Served.Reply options = served.method("OPTIONS", "/v1/contexts/default/search", "", "");
    assertThat(options.status()).isEqualTo(204);
    assertThat(options.whole().headers().firstValue("Allow")).hasValue("POST, OPTIONS");
    assertThat(options.whole().headers().map()).doesNotContainKey("access-control-allow-origin");
    Served.Reply head = served.method("HEAD", "/healthz", "", "");
    assertThat(head.status()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    assertThat(served.get("/v1/contexts/default/log").whole().headers().firstValue("Allow"))
        .hasValue("POST, OPTIONS");
  }

  @Test
  void explainsNumbersToThoseWhoAsk() throws Exception {
    served.ask("start_episode", "{\"id\": \"why\"}");
    served.ask("log", "{\"episode\": \"why\", \"role\": \"user\", \"text\": \"the port is 8420\"}");
    JsonNode brief = served.ask("search", "{\"query\": \"port\"}").json().at("/results/0");
    assertThat(brief.path("because").asString()).isNotBlank();
    assertThat(brief.has("why")).isFalse();
    JsonNode whole =
        served.ask("search", "{\"query\": \"port\", \"why\": true}").json().at("/results/0");
    assertThat(whole.at("/why/value")).isEqualTo(whole.get("score"));
    assertThat(whole.path("because")).isEqualTo(brief.path("because"));
  }

  @Test
  void offersTheNearestName() throws Exception {
    assertThat(served.ask("serch", "{}").body()).contains("did you mean 'search'");
    assertThat(served.get("/nothing").code()).isEqualTo("not_found");
  }

  @Test
  void tellsHowItIs() throws Exception {
    HttpRequest open = served.to("/healthz").build();
    assertThat(served.send(open).json().at("/status").asString()).isEqualTo("ok");
    HttpRequest ready = served.to("/readyz").build();
    assertThat(served.send(ready).json().at("/status").asString()).isEqualTo("ready");
  }

  @Test
  void countsWhatItAnswers() throws Exception {
    served.ask("status", "{\"x\": 1}");
    String figures = served.get("/metrics").body();
    assertThat(figures)
        .contains(
            "cairn_requests_seconds_count{operation=\"start_episode\",status=\"200\"} 1",
            "cairn_requests_seconds_count{operation=\"status\",status=\"400\"} 1",
            "cairn_requests_seconds_bucket",
            "jvm_memory_used_bytes",
            "cairn_connections");
  }

  @Test
  void leavesMcpToWhomItIsGiven() throws Exception {
    Messages echo = (message, version, access) ->
        new Messages.Reply(Messages.Outcome.ANSWERED, new String(message, StandardCharsets.UTF_8));
    try (Served mounted = new Served(settings -> settings.mcp(echo))) {
      assertThat(mounted.post("/mcp", "application/json", "{}").body()).isEqualTo("{}");
      assertThat(mounted.send(mounted.to("/mcp").build()).status()).isEqualTo(401);
      Served.Reply wrong = mounted.get("/mcp");
      assertThat(wrong.status()).isEqualTo(405);
      assertThat(wrong.code()).isEqualTo("invalid_argument");
    }
    assertThat(served.post("/mcp", "application/json", "{}").status()).isEqualTo(404);
  }

  @Test
  void repeatsAnAnswerForTheSameKey() throws Exception {
    String request =
        "{\"episode\":\"e\",\"role\":\"user\",\"text\":\"x\",\"idempotency_key\":\"k\"}";
    assertThat(served.ask("log", request).body())
        .isEqualTo(served.ask("log", request).body());
  }
}
