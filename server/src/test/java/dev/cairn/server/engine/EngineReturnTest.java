package dev.cairn.server.engine;

import static dev.cairn.server.engine.EngineTester.NOW;
import static dev.cairn.server.engine.EngineTester.ask;
import static dev.cairn.server.engine.EngineTester.log;
import static dev.cairn.server.engine.EngineTester.written;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.Cairn;
import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.server.token.Token;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
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

@DisplayName("An engine that could not be had at first")
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
@Timeout(120)
class EngineReturnTest {
  @TempDir
  private Path data;

  private EngineTester tester;
  private final AtomicBoolean possible = new AtomicBoolean();
  private final AtomicInteger tried = new AtomicInteger();

  @BeforeEach
  void begin() {
    tester = new EngineTester(data);
  }

  @AfterEach
  void stop() throws Exception {
    tester.stop();
  }

  private Launch sometimes() {
    Launch real = tester.launch(NOW);
    return () -> {
      tried.incrementAndGet();
      if (!possible.get()) {
        throw new IOException("no process for you");
      }
      return real.start();
    };
  }

  private static int entries(EngineClient client) {
    return ask(client, "status", "{}").at("/sizes/entries").asInt();
  }

  private static boolean ownsCache(EngineClient client) {
    return ask(client, "status", "{}").at("/storage/cache_owned").asBoolean();
  }

  @Test
  void isTriedAgainLaterAndLater() throws Exception {
    try (EngineClient client = tester.client(NOW, 1, sometimes())) {
      ask(client, "start_episode", "{\"id\":\"e\"}");
      log(client, "alone");
      assertThat(tried).as("not at every call").hasValue(1);
      tester.pass(1);
      log(client, "alone again");
      assertThat(tried).hasValue(2);
      tester.pass(1);
      log(client, "too soon");
      assertThat(tried).as("the pause grows").hasValue(2);
      possible.set(true);
      tester.pass(1);
      log(client, "through the engine");
      assertThat(tried).hasValue(3);
      assertThat(tester.engine().isAlive()).isTrue();
      assertThat(entries(client)).isEqualTo(4);
      while (!ownsCache(client)) {
        Thread.sleep(50);
      }
      assertThat(ask(client, "verify", "{\"deep\":true}").at("/ok").asBoolean()).isTrue();
    }
  }

  @Test
  void comesBackUnderFourWritersAndNothingIsLostOrDoubled() throws Exception {
    try (EngineClient first = tester.client(NOW, 9, sometimes())) {
      ask(first, "start_episode", "{\"id\":\"e\"}");
      AtomicLong seeds = new AtomicLong();
      int acknowledged =
          written(() -> tester.client(NOW, seeds.getAndIncrement(), sometimes()), () -> {
            Thread.sleep(1_000);
            possible.set(true);
            tester.pass(60);
            tester.awaitEngine();
            Thread.sleep(1_000);
            return 0;
          });
      assertThat(tester.started()).hasValue(1);
      assertThat(entries(first)).isEqualTo(acknowledged).isGreaterThan(10);
      assertThat(ask(first, "verify", "{\"deep\":true}").at("/ok").asBoolean()).isTrue();
    }
  }

  @Test
  void takesOverTheCacheOnceAShortCommandHasEnded() throws Exception {
    possible.set(true);
    try (EngineClient client = tester.client(NOW, 1, sometimes())) {
      try (Cairn command = tester.location().open()) {
        assertThat(command.contexts().contexts()).isEmpty();
        ask(client, "start_episode", "{\"id\":\"e\"}");
        assertThat(ownsCache(client)).isFalse();
      }
      while (!ownsCache(client)) {
        Thread.sleep(50);
      }
      log(client, "kept from now on");
      assertThat(ask(client, "search", "{\"query\":\"kept\"}").at("/results").size())
          .isEqualTo(1);
    }
    tester.stop();
    assertThat(Files.isDirectory(data.resolve("cache/default/index"))).isTrue();
  }

  @Test
  void writesABackupInTheFolderOfBackupsAlone() throws Exception {
    possible.set(true);
    try (EngineClient agent = tester.client(NOW, 1, sometimes())) {
      ask(agent, "start_episode", "{\"id\":\"e\"}");
      Token person = new Token(Files.readString(data.resolve("token-person")).strip());
      try (EngineClient client = tester.client(NOW, 2, sometimes(), Credentials.person(person))) {
        String to = ask(client, "backup", "{\"to\":\"x/../copy.db\"}").at("/to").asString();
        assertThat(Path.of(to)).isEqualTo(data.resolve("backup/copy.db")).exists();
        assertThat(OwnerOnly.isOpenToOthers(Path.of(to))).isFalse();
        assertThatThrownBy(() -> ask(client, "backup", "{\"to\":\"../copy.db\"}"))
            .isInstanceOfSatisfying(
                CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.FORBIDDEN));
      }
    }
  }

  @Test
  void isReplacedByANewerBuildUnderFourWriters() throws Exception {
    Build newer = new Build(Cairn.version(), "20250602-000000");
    try (EngineClient old = tester.client(NOW, 9)) {
      ask(old, "start_episode", "{\"id\":\"e\"}");
      ProcessHandle first = tester.engine();
      AtomicLong seeds = new AtomicLong();
      AtomicInteger more = new AtomicInteger();
      int acknowledged = written(() -> tester.client(NOW, seeds.getAndIncrement()), () -> {
        Thread.sleep(1_500);
        try (EngineClient next = tester.client(newer, 77)) {
          log(next, "from the newer");
          more.incrementAndGet();
        }
        first.onExit().get(20, TimeUnit.SECONDS);
        Thread.sleep(1_000);
        return 0;
      });
      assertThat(EngineFile.read(tester.location()).orElseThrow().runs()).isEqualTo(newer);
      assertThat(tester.started()).hasValue(2);
      assertThat(entries(old)).isEqualTo(acknowledged + more.get()).isGreaterThan(10);
      assertThat(ask(old, "verify", "{\"deep\":true}").at("/ok").asBoolean()).isTrue();
    }
  }
}
