package dev.cairn.server.llm;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A small endpoint that speaks the chat protocol, well or badly. */
final class ChatServer implements AutoCloseable {
  /** What it does with a question. */
  @FunctionalInterface
  interface Behaviour {
    void answer(HttpExchange exchange) throws IOException;
  }

  /** What it was asked. */
  record Asked(String path, String authorization, JsonNode body) {}

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<Asked> asked = new CopyOnWriteArrayList<>();
  private volatile Behaviour behaviour = says("[]");

  ChatServer() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", exchange -> {
      byte[] body = exchange.getRequestBody().readAllBytes();
      String key = exchange.getRequestHeaders().getFirst("Authorization");
      asked.add(new Asked(
          exchange.getRequestURI().getPath(),
          key == null ? "" : key,
          JsonMapper.shared().readTree(body)));
      try (exchange) {
        behaviour.answer(exchange);
      }
    });
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/v1";
  }

  List<Asked> asked() {
    return asked;
  }

  void does(Behaviour other) {
    behaviour = other;
  }

  /** The model says this, in the form of the protocol. */
  static Behaviour says(String text) {
    return answers(200, """
        {"id":"x","object":"chat.completion","choices":[{"index":0,"finish_reason":"stop",\
        "message":{"role":"assistant","content":%s}}],"usage":{"total_tokens":-5}}""".formatted(JsonMapper.shared().writeValueAsString(text)));
  }

  static Behaviour answers(int status, String body) {
    return exchange -> {
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
      if (bytes.length > 0) {
        exchange.getResponseBody().write(bytes);
      }
    };
  }

  /** Headers at once, and then one byte after another for as long as somebody listens. */
  static Behaviour drips() {
    return exchange -> {
      exchange.sendResponseHeaders(200, 0);
      OutputStream out = exchange.getResponseBody();
      while (!Thread.currentThread().isInterrupted()) {
        out.write(' ');
        out.flush();
        pause(50);
      }
    };
  }

  /** Nothing at all. */
  static Behaviour isSilent() {
    return exchange -> pause(60_000);
  }

  /** More than anybody asked for. */
  static Behaviour floods() {
    return exchange -> {
      exchange.sendResponseHeaders(200, 0);
      byte[] much = "x".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
      for (int i = 0; i < 1_000; i++) {
        exchange.getResponseBody().write(much);
      }
    };
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
    server.stop(0);
  }
}
