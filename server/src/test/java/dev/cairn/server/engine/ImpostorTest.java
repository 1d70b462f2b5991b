package dev.cairn.server.engine;

import static dev.cairn.server.engine.EngineTester.NOW;
import static dev.cairn.server.engine.EngineTester.ask;
import static dev.cairn.server.engine.EngineTester.log;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.Cairn;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.server.data.StoreLocks;
import dev.cairn.server.token.BoundToken;
import dev.cairn.server.token.Token;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Whoever listens where an engine was")
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
@Timeout(120)
class ImpostorTest {
  private static final String WORDS = "what was said in confidence";

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

  private Launch none() {
    return () -> {
      throw new IOException("no process for you");
    };
  }

  @Test
  void getsNothingOnceTheEngineIsDead() throws Exception {
    try (EngineClient client = tester.client(NOW, 1)) {
      ask(client, "start_episode", "{\"id\":\"e\"}");
      EngineFile file = EngineFile.read(tester.location()).orElseThrow();
      ProcessHandle engine = tester.engine();
      engine.destroyForcibly();
      engine.onExit().get(10, TimeUnit.SECONDS);
      try (Recording impostor = new Recording(file.port(), nonce -> "whatever");
          EngineClient fresh = tester.client(NOW, 2)) {
        log(client, WORDS);
        log(fresh, WORDS);
        assertThat(impostor.lines()).isEmpty();
      }
      assertThat(ask(client, "status", "{}").at("/sizes/entries").asInt()).isEqualTo(2);
    }
  }

  /** Some other process holds the lock, and the impostor says of itself what it can. */
  @ParameterizedTest
  @ValueSource(strings = {"nothing", "the nonce", "a proof of another token"})
  void getsAQuestionAtMost(String claim) throws Exception {
    UnaryOperator<String> proof =
        switch (claim) {
          case "nothing" -> nonce -> "";
          case "the nonce" -> nonce -> nonce;
          default -> nonce -> new Token("another").signed(nonce).value();
        };
    Path cache = Files.createDirectories(data.resolve("cache"));
    try (HeldLock held = held(cache);
        Recording impostor = new Recording(0, proof);
        EngineClient client = tester.client(NOW, 1, none())) {
      assertThat(held).isNotNull();
      announce(impostor.port(), "the-token-of-this-folder");
      ask(client, "start_episode", "{\"id\":\"e\"}");
      log(client, WORDS);
      String sent = String.join("\n", impostor.lines());
      assertThat(sent)
          .contains("GET /healthz HTTP/1.1")
          .doesNotContain("POST", "Authorization", "the-token-of-this-folder", WORDS);
    } finally {
      Files.delete(EngineFile.path(tester.location()));
    }
  }

  private static HeldLock held(Path cache) throws IOException {
    return HeldLock.take(StoreLocks.engineLock(cache), Duration.ZERO, () -> false)
        .orElseThrow();
  }

  private void announce(int port, String token) throws IOException {
    String store = tester.location().store();
    new EngineFile(
            "127.0.0.1", port, token, 1, Cairn.version(), "20990101-000000", "", store, false)
        .write(tester.location(), data.resolve("cache"));
  }

  @Test
  void anEngineIsToldWhatTheTokenSays() throws Exception {
    ContextName mine = new ContextName("mine");
    try (EngineClient free = tester.client(NOW, 1)) {
      ask(free, "start_episode", "{\"context\":\"theirs\"}");
      Token agent = new Token(EngineFile.read(tester.location()).orElseThrow().token());
      Credentials bound = Credentials.agent(Optional.of(BoundToken.of(agent, Set.of(mine))));
      try (EngineClient fenced = tester.client(NOW, 2, none(), bound);
          EngineClient told = tester.client(NOW, 3, none(), Credentials.AGENT.only(mine));
          EngineClient unknown = tester.client(
              NOW, 4, none(), Credentials.agent(Optional.of(new Token("of another folder"))))) {
        for (EngineClient client : new EngineClient[] {fenced, told}) {
          ask(client, "start_episode", "{\"context\":\"mine\"}");
          isForbidden(() -> ask(client, "status", "{\"context\":\"theirs\"}"), "theirs");
          assertThat(ask(client, "contexts", "{\"context\":\"mine\"}").toString())
              .doesNotContain("theirs");
        }
        isForbidden(() -> ask(unknown, "status", "{}"), "does not know the token");
        isForbidden(() -> ask(free, "rebuild", "{}"), "'person'");
      }
      String person = Files.readString(data.resolve("token-person")).strip();
      try (EngineClient leave =
          tester.client(NOW, 5, none(), Credentials.person(new Token(person)))) {
        assertThat(ask(leave, "rebuild", "{}").has("digest_after")).isTrue();
      }
    }
  }

  /** The same without an engine. */
  @Test
  void aProcessByItselfKeepsToItsContextToo() {
    Credentials told = Credentials.AGENT.only(new ContextName("mine"));
    try (EngineClient client = tester.client(NOW, 1, none(), told)) {
      ask(client, "start_episode", "{\"context\":\"mine\"}");
      isForbidden(() -> ask(client, "status", "{\"context\":\"theirs\"}"), "theirs");
      isForbidden(() -> ask(client, "rebuild", "{\"context\":\"mine\"}"), "'person'");
    }
  }

  private static void isForbidden(ThrowingCallable call, String said) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.FORBIDDEN))
        .hasMessageContaining(said);
  }
}
