package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.log.ContextName;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.mcp.HttpMcp;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.mcp.memory.MemoryOffer;
import dev.cairn.server.mcp.memory.Toolset;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.operation.RequestReader;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("MCP over HTTP, and those who mean it harm")
class McpRouteTest {
  private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

  private final Cairn cairn = Cairn.open(Settings.inMemory());
  private final Served served = new Served(settings -> settings
      .mcp(messages())
      .limits(HttpLimits.DEFAULT.patience(Duration.ofMillis(600), Duration.ofMillis(400))));

  private HttpMcp messages() {
    Registry registry = new Registry();
    return new HttpMcp(new Protocol(MemoryOffer.of(
        registry,
        new LocalBackend(cairn, registry),
        ContextName.DEFAULT,
        Toolset.parse(Toolset.DEFAULT))));
  }

  /** Whatever happened, the next caller is served. */
  @AfterEach
  void isHealthyAfterwards() throws Exception {
    Served.Reply reply = post(PING);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.json().has("result")).isTrue();
    served.close();
    cairn.close();
  }

  private Served.Reply post(String body) throws Exception {
    return served.post("/mcp", "application/json", body);
  }

  private Served.Reply with(String header, String value) throws Exception {
    return served.send(served
        .to("/mcp")
        .header("Authorization", "Bearer " + Served.TOKEN.value())
        .header("Content-Type", "application/json")
        .header(header, value)
        .POST(HttpRequest.BodyPublishers.ofString(PING))
        .build());
  }

  private static String head(String... headers) {
    return Served.head("POST", "/mcp", "Host: localhost", "Content-Type: application/json")
        + String.join("\r\n", headers)
        + "\r\n\r\n";
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {nonsense                                          | 400 | -32700 | not JSON
      `{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}`  | 400 | -32700 | not JSON
      ``                                                 | 400 | -32700 | not JSON
      `[{"jsonrpc":"2.0","id":1,"method":"ping"}]`       | 400 | -32600 | no batches
      7                                                  | 400 | -32600 | JSON object
      `{"id":1,"method":"ping"}`                         | 400 | -32600 | jsonrpc
      `{"jsonrpc":"2.0","id":1,"method":"nope"}`         | 200 | -32601 | nope
      `{"jsonrpc":"2.0","id":1,"method":"initialize"}`   | 200 | -32602 | protocolVersion
      """)
  void nonsenseIsNamed(String message, int status, int code, String said) throws Exception {
    Served.Reply reply = post(message);
    assertThat(reply.status()).isEqualTo(status);
    assertThat(reply.json().at("/error/code").asInt()).isEqualTo(code);
    assertThat(reply.json().at("/error/message").asString()).contains(said);
    assertThat(reply.json().has("id")).isTrue();
  }

  @Test
  void aNotificationIsNoted() throws Exception {
    Served.Reply reply = post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.body()).isEmpty();
  }

  @Test
  void headersThatCannotBeServedAreNamed() throws Exception {
    Served.Reply version = with("MCP-Protocol-Version", "1999-01-01");
    assertThat(version.status()).isEqualTo(400);
    assertThat(version.json().at("/error/message").asString()).contains("1999-01-01", "2025-11-25");
    assertThat(with("MCP-Protocol-Version", "2025-06-18").status()).isEqualTo(200);
    assertThat(with("Accept", "text/html").status()).isEqualTo(406);
    assertThat(with("Accept", "application/json, text/event-stream").status()).isEqualTo(200);
    assertThat(served.post("/mcp", "text/plain", PING).status()).isEqualTo(415);
    assertThat(with("Origin", "http://evil.example").code()).isEqualTo("forbidden");
    assertThat(served.get("/mcp").status()).isEqualTo(405);
    assertThat(served.method("DELETE", "/mcp", "", "").status()).isEqualTo(405);
  }

  @Test
  void aWrongTokenStaysOutside() throws Exception {
    HttpRequest wrong = served
        .to("/mcp")
        .header("Authorization", "Bearer nope")
        .POST(HttpRequest.BodyPublishers.ofString(PING))
        .build();
    assertThat(served.send(wrong).status()).isEqualTo(401);
  }

  @Test
  void aMessageThatIsTooLargeIsRefused() throws Exception {
    Served.Reply reply = post(" ".repeat(RequestReader.BYTES_MAX + (1 << 16) + 1));
    assertThat(reply.status()).isEqualTo(413);
    assertThat(reply.code()).isEqualTo("too_large");
  }

  @Test
  void aMessageThatStopsOrDribblesIsRefused() throws Exception {
    assertThat(served.raw(head("Content-Length: 10") + "{"))
        .startsWith("HTTP/1.1 408 ")
        .contains("too long to arrive");
    try (Socket socket = served.socket()) {
      socket.getOutputStream().write(head("Content-Length: 1000").getBytes(StandardCharsets.UTF_8));
      InputStream in = socket.getInputStream();
      for (int i = 0; i < 100 && in.available() == 0; i++) {
        socket.getOutputStream().write(' ');
        Thread.sleep(50);
      }
      assertThat(new String(in.readNBytes(12), StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 408");
    }
  }

  @Test
  void aCallerWhoHangsUpHalfWayIsToldWhy() throws Exception {
    try (Socket socket = served.socket()) {
      String half = head("Content-Length: 10") + "{";
      socket.getOutputStream().write(half.getBytes(StandardCharsets.UTF_8));
      socket.shutdownOutput();
      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
          .startsWith("HTTP/1.1 400 ")
          .contains("before its announced length");
    }
  }
}
