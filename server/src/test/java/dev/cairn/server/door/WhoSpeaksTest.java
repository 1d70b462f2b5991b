package dev.cairn.server.door;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.server.http.HttpDoor;
import dev.cairn.server.http.HttpSettings;
import dev.cairn.server.mcp.Fake;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.token.Token;
import dev.cairn.server.token.Tokens;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Whose word a report is")
class WhoSpeaksTest {
  private static final String REPORT = "{\"tool\":\"acme:sync\",\"ok\":true}";
  private static final Token AGENT = new Token("an agent's");
  private static final Token PERSON = new Token("a person's");
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Registry registry = new Registry();
  private final Cairn cairn = Cairn.open(Settings.inMemory());
  private final HttpClient client = HttpClient.newHttpClient();
  private final HttpDoor door =
      new HttpDoor(HttpSettings.loopback(0, new Tokens(AGENT, PERSON)), cairn, registry);

  @AfterEach
  void close() {
    door.close();
    cairn.close();
  }

  private JsonNode http(String operation, String body, String... headers)
      throws IOException, InterruptedException {
    return http(PERSON, operation, body, headers);
  }

  private JsonNode http(Token token, String operation, String body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(
            URI.create("http://127.0.0.1:" + door.port() + "/v1/contexts/default/" + operation))
        .header("Authorization", "Bearer " + token.value())
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return MAPPER.readTree(client.send(request.build(), BodyHandlers.ofString()).body());
  }

  private JsonNode told() throws IOException, InterruptedException {
    return http("thresholds", "{\"tool\":\"acme:sync\"}").at("/tools/0/rate");
  }

  @Test
  void overHttpIsAPersonsUnlessItSaysOtherwise() throws Exception {
    for (int i = 0; i < 5; i++) {
      assertThat(http("record_execution", REPORT).path("counted").asBoolean()).isTrue();
    }
    assertThat(told().at("/told/succeeded").asDouble()).isZero();
    http("record_execution", REPORT, "Cairn-Via", "agent");
    assertThat(told().at("/told/succeeded").asDouble()).isEqualTo(1);
  }

  @Test
  void anAgentsTokenIsAnAgentsWhateverItSays() throws Exception {
    http(AGENT, "record_execution", REPORT);
    http(AGENT, "record_execution", REPORT, "Cairn-Via", "person");
    assertThat(told().at("/proven/succeeded").asDouble()).isZero();
    assertThat(told().at("/told/succeeded").asDouble()).isBetween(1.9, 2.0);
  }

  @Test
  void overMcpIsAnAgents() throws Exception {
    Protocol mcp = Fake.protocol(new LocalBackend(cairn, registry), "all");
    for (int i = 0; i < 4; i++) {
      Fake.call(mcp, "record_execution", Map.of("tool", "acme:sync", "ok", true));
    }
    assertThat(told().at("/told/succeeded").asDouble()).isBetween(2.9, 3.0);
    assertThat(told().at("/proven/succeeded").asDouble()).isZero();
  }
}
