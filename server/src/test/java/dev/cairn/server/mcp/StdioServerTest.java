package dev.cairn.server.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.server.door.Backend;
import dev.cairn.server.mcp.memory.Toolset;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("MCP on standard streams")
class StdioServerTest {
  private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":\"alive\",\"method\":\"ping\"}";

  private static List<JsonNode> served(Backend backend, byte[] in) throws Exception {
    return served(backend, new ByteArrayInputStream(in));
  }

  private static List<JsonNode> served(Backend backend, InputStream in) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(out, false, StandardCharsets.UTF_8);
    new StdioServer(Fake.protocol(backend, Toolset.DEFAULT), in, print).run();
    List<JsonNode> messages = new ArrayList<>();
    for (String line : out.toString(StandardCharsets.UTF_8).lines().toList()) {
      messages.add(JsonMapper.shared().readTree(line));
    }
    return messages;
  }

  private static byte[] lines(String... lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String call(int id, String tool, String arguments) {
    return """
        {"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"%s","arguments":%s}}""".formatted(id, tool, arguments);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          not json                                          | -32700
          {"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}   | -32700
          {"jsonrpc":"2.0","id":1,"method":"ping"} x        | -32700
          [{"jsonrpc":"2.0","id":1,"method":"ping"}]        | -32600
          []                                                | -32600
          5                                                 | -32600
          {}                                                | -32600
          {"id":1,"method":"ping"}                          | -32600
          {"jsonrpc":"1.0","id":1,"method":"ping"}          | -32600
          {"jsonrpc":"2.0","id":null,"method":"ping"}       | -32600
          {"jsonrpc":"2.0","id":{},"method":"ping"}         | -32600
          {"jsonrpc":"2.0","id":1,"method":7}               | -32600
          {"jsonrpc":"2.0","id":1,"method":"nope"}          | -32601
          {"jsonrpc":"2.0","id":1,"method":"initialize"}    | -32602
          """)
  void nonsenseIsAnsweredAndTheServerLivesOn(String line, int code) throws Exception {
    List<JsonNode> messages = served(Fake.backend((o, c, r) -> "{}"), lines(line, PING));
    assertThat(messages).hasSize(2);
    assertThat(messages.get(0).at("/error/code").intValue()).isEqualTo(code);
    assertThat(messages.get(0).has("id")).isTrue();
    assertThat(messages.get(1).get("id").stringValue()).isEqualTo("alive");
    assertThat(messages.get(1).has("result")).isTrue();
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws Exception {
    byte[] ping = lines(PING);
    byte[] in = new byte[ping.length + 2];
    in[0] = (byte) 0xff;
    in[1] = '\n';
    System.arraycopy(ping, 0, in, 2, ping.length);
    List<JsonNode> messages = served(Fake.backend((o, c, r) -> "{}"), in);
    assertThat(messages.get(0).at("/error/code").intValue()).isEqualTo(-32700);
    assertThat(messages.get(0).at("/error/message").stringValue()).contains("UTF-8");
    assertThat(messages).hasSize(2);
  }

  @Test
  void notificationsAndStrayAnswersAreNotAnswered() throws Exception {
    List<JsonNode> messages = served(
        Fake.backend((o, c, r) -> "{}"),
        lines(
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/nobody/knows\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{}}",
            "",
            "  \r",
            PING + "\r"));
    assertThat(messages).hasSize(1);
  }

  @Test
  void aLineThatIsTooLongIsSkipped() throws Exception {
    byte[] ping = lines(PING);
    byte[] in = new byte[Wire.MESSAGE_BYTES_MAX + 2 + ping.length];
    java.util.Arrays.fill(in, (byte) 'x');
    in[Wire.MESSAGE_BYTES_MAX + 1] = '\n';
    System.arraycopy(ping, 0, in, Wire.MESSAGE_BYTES_MAX + 2, ping.length);
    List<JsonNode> messages = served(Fake.backend((o, c, r) -> "{}"), in);
    assertThat(messages).hasSize(2);
    assertThat(messages.get(0).at("/error/message").stringValue()).contains("split it");
  }

  @Test
  void callsInFlightAreFinishedWhenTheInputEnds() throws Exception {
    AtomicInteger finished = new AtomicInteger();
    Backend slow = Fake.backend((operation, context, request) -> {
      Thread.sleep(200);
      finished.incrementAndGet();
      return "{}";
    });
    String[] calls = new String[20];
    for (int i = 0; i < calls.length; i++) {
      calls[i] = call(i, "search", "{}");
    }
    assertThat(served(slow, lines(calls))).hasSize(calls.length);
    assertThat(finished).hasValue(calls.length);
  }

  @Test
  void aSlowCallHoldsNobodyUp() throws Exception {
    CountDownLatch pinged = new CountDownLatch(1);
    Backend waiting = Fake.backend((operation, context, request) -> {
      // Ends only if a second call gets through while this one waits.
      if (operation.equals("read")) {
        return pinged.await(10, TimeUnit.SECONDS) ? "{\"second\":true}" : "{\"second\":false}";
      }
      pinged.countDown();
      return "{}";
    });
    List<JsonNode> messages =
        served(waiting, lines(call(1, "read", "{}"), PING, call(2, "search", "{}")));
    assertThat(messages).hasSize(3);
    assertThat(messages.get(0).get("id").asString()).isEqualTo("alive");
    assertThat(messages)
        .anySatisfy(
            message -> assertThat(message.at("/result/structuredContent/second").asBoolean(false))
                .isTrue());
  }

  @Test
  void callsOfOneClientKeepTheirOrder() throws Exception {
    List<String> done = Collections.synchronizedList(new ArrayList<>());
    Backend uneven = Fake.backend((operation, context, request) -> {
      int number = JsonMapper.shared().readTree(request).get("limit").intValue();
      // Earlier ones take longer, so whoever does not wait comes first.
      Thread.sleep(number % 3 == 0 ? 20 : 1);
      done.add(operation + number);
      return "{}";
    });
    List<String> calls = new ArrayList<>();
    List<String> sent = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      String tool = i % 4 == 3 ? "search" : i % 4 == 2 ? "decide" : "log";
      calls.add(call(i, tool, "{\"limit\":" + i + "}"));
      sent.add(tool + i);
    }
    assertThat(served(uneven, lines(calls.toArray(String[]::new)))).hasSize(60);
    assertThat(done).containsExactlyElementsOf(sent);
  }

  @Test
  void whatAnEpisodeWasShownKeepsItsPlaceToo() throws Exception {
    List<String> done = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch logged = new CountDownLatch(1);
    Backend backend = Fake.backend((operation, context, request) -> {
      if (operation.equals("log")) {
        logged.countDown();
      } else {
        logged.await(300, TimeUnit.MILLISECONDS);
      }
      done.add(operation);
      return "{}";
    });
    served(backend, lines(call(1, "pack", "{\"episode\":\"e\"}"), call(2, "log", "{}")));
    assertThat(done).containsExactly("pack", "log");
  }

  @Test
  void theStoreIsOpenedByTheFirstCallAndTriedAgain() throws Exception {
    AtomicInteger opened = new AtomicInteger();
    try (LazyBackend lazy = new LazyBackend(() -> {
      if (opened.incrementAndGet() == 1) {
        throw new IllegalStateException("not yet");
      }
      return Fake.backend((o, c, r) -> "{}");
    })) {
      served(lazy, lines(PING, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}"));
      assertThat(opened).hasValue(0);
      assertThat(served(lazy, lines(call(1, "search", "{}"))).get(0).at("/result/isError"))
          .hasToString("true");
      assertThat(served(lazy, lines(call(1, "search", "{}"))).get(0).at("/result/isError"))
          .hasToString("false");
      assertThat(opened).hasValue(2);
    }
  }
}
