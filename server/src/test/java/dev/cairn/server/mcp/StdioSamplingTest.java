package dev.cairn.server.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.server.door.Backend;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Over standard streams a client")
class StdioSamplingTest {
  private static final String SAID = "We ship on Tuesdays only.";

  /** A client that writes lines and reads lines, and its server in another thread. */
  private static final class Wired implements AutoCloseable {
    private final Backend backend = Fake.memory();
    private final PrintStream in;
    private final BufferedReader out;
    private final Thread server;

    Wired() throws Exception {
      PipedInputStream toServer = new PipedInputStream(1 << 16);
      PipedInputStream toClient = new PipedInputStream(1 << 16);
      in = new PrintStream(new PipedOutputStream(toServer), true, StandardCharsets.UTF_8);
      PrintStream print =
          new PrintStream(new PipedOutputStream(toClient), true, StandardCharsets.UTF_8);
      out = new BufferedReader(new InputStreamReader(toClient, StandardCharsets.UTF_8));
      Protocol protocol = Fake.protocol(backend, "memory");
      server = new Thread(() -> {
        try {
          new StdioServer(protocol, toServer, print).run();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      });
      server.start();
    }

    JsonNode ask(String method, String params) throws Exception {
      tell("\"id\":1,\"method\":\"%s\",\"params\":%s".formatted(method, params));
      return next();
    }

    void tell(String rest) {
      in.println("{\"jsonrpc\":\"2.0\"," + rest + "}");
    }

    JsonNode next() throws Exception {
      return JsonMapper.shared().readTree(out.readLine());
    }

    JsonNode begin(String capabilities) throws Exception {
      ask(
          "initialize",
          "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":%s,\"clientInfo\":{\"name\":\"Wired\",\"version\":\"1\"}}"
              .formatted(capabilities));
      call("start_episode", "{\"id\":\"e\"}");
      return call("log", "{\"episode\":\"e\",\"role\":\"user\",\"text\":\"" + SAID + "\"}");
    }

    JsonNode call(String tool, String arguments) throws Exception {
      return ask("tools/call", "{\"name\":\"%s\",\"arguments\":%s}".formatted(tool, arguments))
          .at("/result/structuredContent");
    }

    @Override
    public void close() {
      in.close();
      try {
        server.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      backend.close();
    }
  }

  @Test
  void thatOffersSamplingIsAskedBeforeItsEpisodeEnds() throws Exception {
    try (Wired client = new Wired()) {
      String entry = client.begin("{\"sampling\":{}}").path("entry").asString();
      JsonNode asked =
          client.ask("tools/call", "{\"name\":\"end_episode\",\"arguments\":{\"episode\":\"e\"}}");
      assertThat(asked.path("method").asString()).isEqualTo("sampling/createMessage");
      assertThat(asked.at("/params/messages/0/content/text").asString()).contains(SAID, entry);
      String card = "[{\\\"kind\\\":\\\"fact\\\",\\\"statement\\\":\\\"Shipping day is Tuesday\\\","
          + "\\\"evidence\\\":[{\\\"entry\\\":\\\"" + entry
          + "\\\",\\\"quote\\\":\\\"on Tuesdays only\\\"}]}]";
      client.tell(
          "\"id\":%s,\"result\":{\"role\":\"assistant\",\"model\":\"m\",\"content\":{\"type\":\"text\",\"text\":\"%s\"}}"
              .formatted(asked.path("id"), card));
      JsonNode ledger = client.next().at("/result/structuredContent/ledger");
      assertThat(ledger.path("decisions").findValuesAsString("statement"))
          .contains("Shipping day is Tuesday");
    }
  }

  @Test
  void thatRefusesIsAnsweredAllTheSame() throws Exception {
    try (Wired client = new Wired()) {
      client.begin("{\"sampling\":{}}");
      JsonNode asked =
          client.ask("tools/call", "{\"name\":\"end_episode\",\"arguments\":{\"episode\":\"e\"}}");
      client.tell("\"id\":%s,\"error\":{\"code\":-1,\"message\":\"the user said no\"}"
          .formatted(asked.path("id")));
      assertThat(client.next().at("/result/structuredContent/ledger/episode").asString())
          .isEqualTo("e");
    }
  }

  @Test
  void thatLeavesInMidQuestionLeavesAnEndedEpisode() throws Exception {
    try (Wired client = new Wired()) {
      client.begin("{\"sampling\":{}}");
      client.ask("tools/call", "{\"name\":\"end_episode\",\"arguments\":{\"episode\":\"e\"}}");
      client.in.close();
      assertThat(client.next().at("/result/structuredContent/ledger/episode").asString())
          .isEqualTo("e");
    }
  }

  @Test
  void thatOffersNothingIsNotAsked() throws Exception {
    try (Wired client = new Wired()) {
      client.begin("{}");
      assertThat(client
              .call("end_episode", "{\"episode\":\"e\"}")
              .at("/ledger/episode")
              .asString())
          .isEqualTo("e");
    }
  }
}
