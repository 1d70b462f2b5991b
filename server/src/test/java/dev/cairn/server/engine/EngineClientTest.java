package dev.cairn.server.engine;

import static dev.cairn.server.engine.EngineTester.NOW;
import static dev.cairn.server.engine.EngineTester.ask;
import static dev.cairn.server.engine.EngineTester.atOnce;
import static dev.cairn.server.engine.EngineTester.log;
import static dev.cairn.server.engine.EngineTester.written;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.cairn.Cairn;
import dev.cairn.fault.CairnException;
import dev.cairn.server.operation.Registry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("One engine per data folder")
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
@Timeout(120)
class EngineClientTest {
  private static final Set<String> KNOWN =
      Set.of("cache", "engine.json", "token-agent", "token-person");

  @TempDir
  private Path data;

  private EngineTester tester;

  @BeforeEach
  void begin() {
    tester = new EngineTester(data);
  }

  @AfterEach
  void stop() throws Exception {
    tester.stop();
  }

  /** More than the connections an engine accepts at once: each must be let go or used again. */
  @Test
  void doesNotRunOutOfConnections() throws Exception {
    try (EngineClient client = tester.client(NOW, 1)) {
      ask(client, "start_episode", "{}");
      for (int call = 0; call < 1_100; call++) {
        ask(client, "contexts", "{}");
      }
      ask(client, "status", "{}");
    }
  }

  @Test
  void isStartedOnceHoweverManyNeedIt() throws Exception {
    List<Callable<Long>> work = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      long seed = i;
      work.add(() -> {
        try (EngineClient client = tester.client(NOW, seed)) {
          ask(client, "start_episode", "{}");
          return EngineFile.read(tester.location()).orElseThrow().pid();
        }
      });
    }
    assertThat(new HashSet<>(atOnce(work))).hasSize(1);
    assertThat(tester.started()).hasValue(1);
    try (var files = Files.list(data)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .allMatch(name -> name.startsWith("cairn.db") || KNOWN.contains(name));
    }
  }

  @Test
  void killedBetweenCallsItIsStartedAgain() throws Exception {
    try (EngineClient client = tester.client(NOW, 1)) {
      ask(client, "start_episode", "{\"id\":\"e\"}");
      for (int round = 0; round < 2; round++) {
        log(client, "round " + round);
        ProcessHandle before = tester.engine();
        before.destroyForcibly();
        before.onExit().get(10, TimeUnit.SECONDS);
      }
      assertThat(ask(client, "status", "{}").at("/sizes/entries").asInt()).isEqualTo(2);
      assertThat(ask(client, "verify", "{\"deep\":true}").at("/ok").asBoolean()).isTrue();
      assertThat(tester.started()).hasValue(3);
    }
  }

  @Test
  void killedUnderFourWritersItLosesAndDoublesNothing() throws Exception {
    try (EngineClient first = tester.client(NOW, 9)) {
      ask(first, "start_episode", "{\"id\":\"e\"}");
      AtomicLong seeds = new AtomicLong();
      int acknowledged = written(() -> tester.client(NOW, seeds.getAndIncrement()), () -> {
        for (int kill = 0; kill < 3; kill++) {
          Thread.sleep(1_500);
          tester.awaitEngine().destroyForcibly();
        }
        tester.awaitEngine();
        Thread.sleep(1_000);
        return 0;
      });
      assertThat(ask(first, "status", "{}").at("/sizes/entries").asInt())
          .isEqualTo(acknowledged)
          .isGreaterThan(10);
      assertThat(ask(first, "verify", "{\"deep\":true}").at("/ok").asBoolean()).isTrue();
    }
  }

  @Test
  void hasNothingToFearFromWhatAnotherLeftBehind() throws Exception {
    Files.createDirectories(data.resolve("cache"));
    Files.writeString(data.resolve("cache/engine.lock"), "");
    Files.writeString(data.resolve("cache/start.lock"), "");
    leftBehind(unused());
    isReplaced();
  }

  @Test
  void takesNoStrangerOnItsPortForAnEngine() throws Exception {
    Files.createDirectories(data.resolve("cache"));
    HttpServer stranger = answering("{}", "{}");
    try {
      leftBehind(stranger.getAddress().getPort());
      isReplaced();
    } finally {
      stranger.stop(0);
    }
  }

  /** By an engine that was killed, of a build newer than any. */
  private void leftBehind(int port) throws IOException {
    announced(port, 1);
  }

  private void announced(int port, long pid) throws IOException {
    String store = tester.location().store();
    new EngineFile(
            "127.0.0.1", port, "old", pid, Cairn.version(), "20990101-000000", "", store, false)
        .write(tester.location(), data.resolve("cache"));
  }

  /** A server that is well, and refuses everything else. */
  private static HttpServer answering(String health, String refusal) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> {
      boolean asked = exchange.getRequestURI().getPath().equals("/healthz");
      exchange.getRequestBody().readAllBytes();
      byte[] body = (asked ? health : refusal).getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(asked ? 200 : 403, body.length);
      exchange.getResponseBody().write(body);
      exchange.close();
    });
    server.start();
    return server;
  }

  private void isReplaced() {
    try (EngineClient client = tester.client(NOW, 1)) {
      assertThat(ask(client, "contexts", "{}").at("/contexts").isEmpty()).isTrue();
      assertThat(EngineFile.read(tester.location()).orElseThrow().token()).isNotEqualTo("old");
    }
  }

  private static int unused() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  @Test
  void isReplacedByANewerBuildAndKeptByAnOlder() throws Exception {
    Build newer = new Build(Cairn.version(), "20250602-000000");
    try (EngineClient old = tester.client(NOW, 1);
        EngineClient next = tester.client(newer, 2)) {
      ask(old, "start_episode", "{\"id\":\"e\"}");
      ProcessHandle first = tester.engine();
      log(next, "from the newer");
      first.onExit().get(15, TimeUnit.SECONDS);
      ProcessHandle second = tester.engine();
      assertThat(second.pid()).isNotEqualTo(first.pid());
      log(old, "from the older");
      assertThat(tester.engine().pid()).isEqualTo(second.pid());
      assertThat(ask(next, "status", "{}").at("/sizes/entries").asInt()).isEqualTo(2);
      assertThat(tester.started()).hasValue(2);
    }
  }

  @Test
  void isDoneWithoutIfItCannotStart() {
    Launch none = () -> {
      throw new IOException("no process for you");
    };
    try (EngineClient client = tester.client(NOW, 1, none)) {
      assertThat(client.prepare()).isFalse();
      ask(client, "start_episode", "{\"id\":\"e\"}");
      log(client, "alone");
    }
    Map<String, String> off = Map.of("CAIRN_ENGINE", "off");
    try (EngineClient client =
        EngineClient.of(tester.location(), new Registry(), off, new Random(2), Credentials.AGENT)) {
      assertThat(ask(client, "status", "{}").at("/sizes/entries").asInt()).isEqualTo(1);
    }
  }

  @Test
  void refusesInTheSameWordsAsTheStoreItself() {
    Launch none = () -> {
      throw new IOException("no process for you");
    };
    Set<String> said = new HashSet<>();
    try (EngineClient near = tester.client(NOW, 1, none);
        EngineClient far = tester.client(NOW, 1)) {
      far.prepare();
      for (EngineClient client : List.of(near, far)) {
        for (String[] wrong : new String[][] {
          {"log", "{\"episode\":\"no\",\"role\":\"user\",\"text\":\"x\"}"},
          {"log", "{"},
          {"status", "{\"context\":\"B B\"}"},
          {"search", "{}"},
          {"nope", "{}"},
          {"export", "{}"}
        }) {
          assertThatThrownBy(() -> ask(client, wrong[0], wrong[1]))
              .isInstanceOfSatisfying(
                  CairnException.class, e -> said.add(e.code() + " " + e.field() + e.getMessage()));
        }
      }
    }
    assertThat(said).hasSize(6);
  }
}
