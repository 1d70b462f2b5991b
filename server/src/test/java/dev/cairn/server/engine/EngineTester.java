package dev.cairn.server.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.log.ContextName;
import dev.cairn.server.data.Location;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.token.TokenFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A data folder, and clients whose engines are real processes. */
final class EngineTester {
  static final Build NOW = new Build(Cairn.version(), "20250601-000000");
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Path data;
  private final AtomicInteger started = new AtomicInteger();
  private final AtomicReference<Instant> clock = new AtomicReference<>(Instant.EPOCH);

  EngineTester(Path data) {
    this.data = data;
  }

  Location location() {
    return Location.of(
        Optional.of(data.toString()), Optional.empty(), Map.of("CAIRN_MODEL", "none"));
  }

  /** How many engines were started. */
  AtomicInteger started() {
    return started;
  }

  /** Lets time pass for those who wait before they try again. */
  void pass(long seconds) {
    clock.updateAndGet(now -> now.plusSeconds(seconds));
  }

  /** A client of the given build, whose engines are of the same build. */
  EngineClient client(Build build, long seed) {
    return client(build, seed, launch(build));
  }

  EngineClient client(Build build, long seed, Launch launch) {
    return client(build, seed, launch, Credentials.AGENT);
  }

  EngineClient client(Build build, long seed, Launch launch, Credentials credentials) {
    InstantSource time = clock::get;
    Random random = new Random(seed);
    Engines engines = new Engines(
        location(),
        build,
        launch,
        new EngineLink(location(), random),
        new TokenFiles(data, Map.of(), new Random(seed)));
    return new EngineClient(
        location(), new Registry(), random, credentials, Optional.of(new Reaching(engines, time)));
  }

  /** Starts engines, and counts them. */
  Launch launch(Build build) {
    Launch launch = Launch.ofThisJava(
        location(),
        Map.of("CAIRN_ENGINE_OPTS", "-XX:TieredStopAtLevel=1 -Dcairn.build=" + build.id()));
    return () -> {
      started.incrementAndGet();
      return launch.start();
    };
  }

  static JsonNode ask(EngineClient client, String operation, String body) {
    return MAPPER.readTree(
        client.call(operation, ContextName.DEFAULT, body.getBytes(StandardCharsets.UTF_8)));
  }

  static void log(EngineClient client, String text) {
    ask(client, "log", "{\"episode\":\"e\",\"role\":\"user\",\"text\":\"" + text + "\"}");
  }

  ProcessHandle engine() {
    long pid = EngineFile.read(location()).orElseThrow().pid();
    return ProcessHandle.of(pid).orElseThrow();
  }

  /** Time passes meanwhile: a client that found no engine looks for one again only after a pause. */
  ProcessHandle awaitEngine() throws Exception {
    Optional<ProcessHandle> running = Optional.empty();
    while (running.isEmpty()) {
      Thread.sleep(20);
      clock.updateAndGet(now -> now.plusMillis(20));
      running = EngineFile.read(location())
          .flatMap(file -> ProcessHandle.of(file.pid()))
          .filter(ProcessHandle::isAlive);
    }
    return running.get();
  }

  void stop() throws Exception {
    Optional<ProcessHandle> running =
        EngineFile.read(location()).flatMap(file -> ProcessHandle.of(file.pid()));
    if (running.isPresent() && running.get().pid() != ProcessHandle.current().pid()) {
      running.get().destroy();
      running.get().onExit().get(20, TimeUnit.SECONDS);
    }
    assertThat(EngineFile.path(location())).doesNotExist();
  }

  static <T> List<T> atOnce(List<Callable<T>> work) throws Exception {
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

  /** Four clients write while something happens; how many entries they were promised, all together. */
  static int written(Callable<EngineClient> client, Callable<?> meanwhile) throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    List<Callable<Integer>> work = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      int writer = i;
      work.add(() -> {
        try (EngineClient mine = client.call()) {
          int written = 0;
          while (!over.get()) {
            log(mine, "w%d-%d".formatted(writer, written));
            written++;
          }
          return written;
        }
      });
    }
    work.add(() -> {
      try {
        meanwhile.call();
      } finally {
        over.set(true);
      }
      return 0;
    });
    return atOnce(work).stream().mapToInt(Integer::intValue).sum();
  }
}
