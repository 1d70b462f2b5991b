package dev.cairn.server.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.Cairn;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.server.data.Location;
import dev.cairn.server.operation.Registry;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("One engine per data folder")
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
@Timeout(120)
class EngineClientTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Build NOW = new Build(Cairn.version(), "20250601-000000");

  private final Registry registry = new Registry();
  private final AtomicInteger started = new AtomicInteger();

  @TempDir
  private Path data;

  private Location location() {
    return Location.of(Optional.of(data.toString()), Optional.empty(), Map.of());
  }

  /** A client of the given build, whose engines are of the same build. */
  private EngineClient client(Build build, long seed) {
    Launch launch = Launch.ofThisJava(
        location(),
        Map.of("CAIRN_ENGINE_OPTS", "-XX:TieredStopAtLevel=1 -Dcairn.build=" + build.id()));
    Launch counted = () -> {
      started.incrementAndGet();
      return launch.start();
    };
    Engines engines = new Engines(location(), build, counted);
    return new EngineClient(location(), registry, new Random(seed), engines, false);
  }

  private static JsonNode ask(EngineClient client, String operation, String body) {
    return MAPPER.readTree(
        client.call(operation, ContextName.DEFAULT, body.getBytes(StandardCharsets.UTF_8)));
  }

  private static void log(EngineClient client, String text) {
    ask(client, "log", "{\"episode\":\"e\",\"role\":\"user\",\"text\":\"" + text + "\"}");
  }

  private ProcessHandle engine() {
    long pid = EngineFile.read(location()).orElseThrow().pid();
    return ProcessHandle.of(pid).orElseThrow();
  }

  private ProcessHandle awaitEngine() throws Exception {
    Optional<ProcessHandle> running = Optional.empty();
    while (running.isEmpty()) {
      Thread.sleep(20);
      running = EngineFile.read(location())
          .flatMap(file -> ProcessHandle.of(file.pid()))
          .filter(ProcessHandle::isAlive);
    }
    return running.get();
  }

  @AfterEach
  void stop() throws Exception {
    Optional<ProcessHandle> running =
        EngineFile.read(location()).flatMap(file -> ProcessHandle.of(file.pid()));
    if (running.isPresent() && running.get().pid() != ProcessHandle.current().pid()) {
      running.get().destroy();
      running.get().onExit().get(20, TimeUnit.SECONDS);
    }
    assertThat(EngineFile.path(location())).doesNotExist();
  }

  private static <T> List<T> atOnce(List<Callable<T>> work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(work.size());
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> each : threads.invokeAll(work)) {
        results.add(each.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void isStartedOnceHoweverManyNeedIt() throws Exception {
    List<Callable<Long>> work = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      long seed = i;
      work.add(() -> {
        try (EngineClient client = client(NOW, seed)) {
          ask(client, "start_episode", "{}");
          return EngineFile.read(location()).orElseThrow().pid();
        }
      });
    }
    assertThat(new HashSet<>(atOnce(work))).hasSize(1);
    assertThat(started).hasValue(1);
    try (var files = Files.list(data)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .allMatch(name ->
              name.startsWith("cairn.db") || name.equals("cache") || name.equals("engine.json"));
    }
  }

  @Test
  void killedBetweenCallsItIsStartedAgain() throws Exception {
    try (EngineClient client = client(NOW, 1)) {
      ask(client, "start_episode", "{\"id\":\"e\"}");
      for (int round = 0; round < 2; round++) {
        log(client, "round " + round);
        ProcessHandle before = engine();
        before.destroyForcibly();
        before.onExit().get(10, TimeUnit.SECONDS);
      }
      assertThat(ask(client, "status", "{}").at("/sizes/entries").asInt()).isEqualTo(2);
      assertThat(ask(client, "verify", "{\"deep\":true}").at("/ok").asBoolean()).isTrue();
      assertThat(started).hasValue(3);
    }
  }

  @Test
  void killedUnderFourWritersItLosesAndDoublesNothing() throws Exception {
    try (EngineClient first = client(NOW, 9)) {
      ask(first, "start_episode", "{\"id\":\"e\"}");
      AtomicBoolean over = new AtomicBoolean();
      List<Callable<Integer>> work = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        int writer = i;
        work.add(() -> {
          try (EngineClient client = client(NOW, writer)) {
            int written = 0;
            while (!over.get()) {
              log(client, "w%d-%d".formatted(writer, written));
              written++;
            }
            return written;
          }
        });
      }
      work.add(() -> {
        try {
          for (int kill = 0; kill < 3; kill++) {
            Thread.sleep(1_500);
            awaitEngine().destroyForcibly();
          }
          awaitEngine();
          Thread.sleep(1_000);
        } finally {
          over.set(true);
        }
        return 0;
      });
      int acknowledged = atOnce(work).stream().mapToInt(Integer::intValue).sum();
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
    try (ServerSocket foreign = new ServerSocket(0)) {
      foreign.setSoTimeout(1);
      new EngineFile(
              "127.0.0.1",
              unused(),
              "old",
              1,
              Cairn.version(),
              "20990101-000000",
              "",
              location().store(),
              false)
          .write(location(), data.resolve("cache"));
      try (EngineClient client = client(NOW, 1)) {
        assertThat(ask(client, "contexts", "{}").at("/contexts").isEmpty()).isTrue();
        assertThat(EngineFile.read(location()).orElseThrow().token()).isNotEqualTo("old");
      }
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
    try (EngineClient old = client(NOW, 1);
        EngineClient next = client(newer, 2)) {
      ask(old, "start_episode", "{\"id\":\"e\"}");
      ProcessHandle first = engine();
      log(next, "from the newer");
      first.onExit().get(15, TimeUnit.SECONDS);
      ProcessHandle second = engine();
      assertThat(second.pid()).isNotEqualTo(first.pid());
      log(old, "from the older");
      assertThat(engine().pid()).isEqualTo(second.pid());
      assertThat(ask(next, "status", "{}").at("/sizes/entries").asInt()).isEqualTo(2);
      assertThat(started).hasValue(2);
    }
  }

  @Test
  void isDoneWithoutIfItCannotStart() {
    Launch none = () -> {
      throw new IOException("no process for you");
    };
    try (EngineClient client = new EngineClient(
        location(), registry, new Random(1), new Engines(location(), NOW, none), false)) {
      assertThat(client.prepare()).isFalse();
      ask(client, "start_episode", "{\"id\":\"e\"}");
      log(client, "alone");
    }
    Map<String, String> off = Map.of("CAIRN_ENGINE", "off");
    try (EngineClient client = EngineClient.of(location(), registry, off, new Random(2))) {
      assertThat(ask(client, "status", "{}").at("/sizes/entries").asInt()).isEqualTo(1);
    }
  }

  @Test
  void refusesInTheSameWordsAsTheStoreItself() {
    Launch none = () -> {
      throw new IOException("no process for you");
    };
    Set<String> said = new HashSet<>();
    try (EngineClient near = new EngineClient(
            location(), registry, new Random(1), new Engines(location(), NOW, none), false);
        EngineClient far = client(NOW, 1)) {
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
