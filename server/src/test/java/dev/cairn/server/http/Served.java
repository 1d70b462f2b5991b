package dev.cairn.server.http;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.token.Token;
import dev.cairn.server.token.Tokens;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server on a memory of its own, and a client that knows its token. */
final class Served implements AutoCloseable {
  /** The person's: most tests are about other things than roles. */
  static final Token TOKEN = new Token("test-token");

  static final Token AGENT = new Token("agent-token");
  static final Tokens TOKENS = new Tokens(AGENT, TOKEN);
  private static final JsonMapper MAPPER = new JsonMapper();

  final Cairn cairn;
  final HttpDoor door;
  private final HttpClient client =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

  Served() {
    this(settings -> settings);
  }

  Served(UnaryOperator<HttpSettings> with) {
    this(with, Cairn.open(Settings.inMemory()));
  }

  Served(UnaryOperator<HttpSettings> with, Cairn cairn) {
    this.cairn = cairn;
    Registry registry = new Registry();
    door = new HttpDoor(with.apply(HttpSettings.loopback(0, TOKENS)), cairn, registry);
  }

  /** An answer and its document. */
  record Reply(int status, String body, HttpResponse<String> whole) {
    JsonNode json() {
      return MAPPER.readTree(body);
    }

    String code() {
      return json().at("/error/code").asString("");
    }

    String field() {
      return json().at("/error/field").asString("");
    }
  }

  HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + door.port() + path))
        .timeout(Duration.ofSeconds(20));
  }

  Reply send(HttpRequest request) throws Exception {
    HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
    return new Reply(response.statusCode(), response.body(), response);
  }

  Reply get(String path) throws Exception {
    return send(to(path).header("Authorization", "Bearer " + TOKEN.value()).build());
  }

  Reply post(String path, String type, String body) throws Exception {
    return method("POST", path, type, body);
  }

  Reply method(String method, String path, String type, String body) throws Exception {
    HttpRequest.Builder request = to(path)
        .header("Authorization", "Bearer " + TOKEN.value())
        .method(method, HttpRequest.BodyPublishers.ofString(body));
    return send(
        type.isEmpty() ? request.build() : request.header("Content-Type", type).build());
  }

  /** Asks an operation of the default context. */
  Reply ask(String operation, String body) throws Exception {
    return post("/v1/contexts/default/" + operation, "application/json", body);
  }

  Socket socket() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), door.port());
    socket.setSoTimeout(10_000);
    return socket;
  }

  /** The head of a request that any client could send. */
  static String head(String method, String path, String... headers) {
    StringBuilder head = new StringBuilder(method + " " + path + " HTTP/1.1\r\n");
    for (String header : headers) {
      head.append(header).append("\r\n");
    }
    return head + "Authorization: Bearer " + TOKEN.value() + "\r\n";
  }

  /** Sends bytes as they are and reads until the server closes. */
  String raw(String bytes) throws IOException {
    try (Socket socket = socket()) {
      socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Override
  public void close() {
    door.close();
    cairn.close();
  }
}
