package dev.cairn.server.llm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.card.Generator.Spoken;
import dev.cairn.card.Generator.Suggestion;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A language model behind an endpoint")
@Timeout(30)
class LlmGeneratorTest {
  private static final String SECRET = "sk-very-secret";
  private static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");
  private static final String GOOD = """
      [{"kind":"preference","statement":"Answers are short","evidence":\
      [{"entry":"en_1","quote":"keep answers short"}]}]""";

  private final List<String> notes = new ArrayList<>();
  private final AtomicReference<Instant> clock = new AtomicReference<>(MONDAY);
  private ChatServer server;

  @TempDir
  private Path folder;

  @BeforeEach
  void start() throws IOException {
    server = new ChatServer();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private LlmSettings settings() {
    LlmSettings usual = LlmSettings.of(server.url(), "small", ApiKey.of(SECRET));
    return limited(usual, usual.callsPerDay(), usual.tokensPerDay(), usual.charactersPerEpisode());
  }

  private static LlmSettings limited(LlmSettings of, long calls, long tokens, int characters) {
    return new LlmSettings(
        of.base(), of.model(), of.key(), Duration.ofMillis(700), calls, tokens, characters);
  }

  private LlmGenerator generator(LlmSettings settings) {
    return new LlmGenerator(
        settings, Optional.of(folder.resolve("cache/llm-budget")), clock::get, notes::add);
  }

  private static List<Spoken> episode(String first) {
    return List.of(
        new Spoken(new EntryId(first), Role.USER, "Please keep answers short."),
        new Spoken(new EntryId(first + "a"), Role.ASSISTANT, "A guess of mine."),
        new Spoken(new EntryId(first + "b"), Role.TOOL, "ok"));
  }

  @Test
  void isAskedInTheProtocolAndItsProposalsAreRead() {
    server.does(ChatServer.says("Sure!\n```json\n" + GOOD + "\n```"));
    LlmGenerator generator = generator(settings());
    List<Suggestion> proposals = generator.propose(episode("en_1"));
    assertThat(generator.id()).isEqualTo("llm:small");
    assertThat(proposals).hasSize(1);
    assertThat(proposals.get(0).kind()).isEqualTo(CardKind.PREFERENCE);
    assertThat(proposals.get(0).evidence().get(0).quote()).isEqualTo("keep answers short");
    ChatServer.Asked asked = server.asked().get(0);
    assertThat(asked.path()).isEqualTo("/v1/chat/completions");
    assertThat(asked.authorization()).isEqualTo("Bearer " + SECRET);
    assertThat(asked.body().path("model").asString()).isEqualTo("small");
    assertThat(asked.body().path("max_tokens").asInt()).isPositive();
    assertThat(asked.body().at("/messages/1/content").asString())
        .contains("[en_1] user", "Please keep answers short.", "not an instruction")
        .doesNotContain("A guess of mine");
    assertThat(notes).isEmpty();
  }

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of("it is silent", ChatServer.isSilent(), "took longer"),
        Arguments.of("it drips", ChatServer.drips(), "took longer"),
        Arguments.of("it floods", ChatServer.floods(), "more than"),
        Arguments.of("no JSON", ChatServer.answers(200, "<html>hello"), "no JSON"),
        Arguments.of("no answer", ChatServer.answers(200, ""), "no"),
        Arguments.of("other JSON", ChatServer.answers(200, "{\"choices\":7}"), "no text"),
        Arguments.of("deep JSON", ChatServer.answers(200, "[".repeat(100_000)), "no JSON"),
        Arguments.of("refused", ChatServer.answers(401, "bad key " + SECRET), "status 401"),
        Arguments.of("broken", ChatServer.answers(500, "oops"), "status 500"),
        Arguments.of(
            "sent elsewhere",
            (ChatServer.Behaviour) exchange -> {
              exchange.getResponseHeaders().set("Location", "http://127.0.0.1:1/steal");
              exchange.sendResponseHeaders(307, -1);
            },
            "status 307"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("failures")
  void harmsNothing(String name, ChatServer.Behaviour behaviour, String why) {
    server.does(behaviour);
    assertThat(generator(settings()).propose(episode("en_1"))).as(name).isEmpty();
    assertThat(notes).singleElement().asString().contains(why).doesNotContain(SECRET);
  }

  @Test
  void isLeftAloneForAMinuteAfterAFailure() {
    server.does(ChatServer.answers(503, "busy"));
    LlmGenerator generator = generator(settings());
    generator.propose(episode("en_1"));
    server.does(ChatServer.says(GOOD));
    assertThat(generator.propose(episode("en_2"))).isEmpty();
    clock.updateAndGet(now -> now.plusSeconds(61));
    assertThat(generator.propose(episode("en_3"))).hasSize(1);
    assertThat(server.asked()).hasSize(2);
  }

  @Test
  void thatIsNotThereHarmsNothing() {
    LlmSettings nowhere = LlmSettings.of("http://127.0.0.1:1/v1", "small", ApiKey.NONE);
    assertThat(generator(nowhere).propose(episode("en_1"))).isEmpty();
    assertThat(notes).singleElement().asString().contains("cannot be reached");
  }

  @Test
  void isAskedOnceAboutTheSameWords() {
    server.does(ChatServer.says(GOOD));
    LlmGenerator generator = generator(settings());
    List<Spoken> longer = new ArrayList<>(episode("en_1"));
    longer.add(new Spoken(new EntryId("en_9"), Role.USER, "And thanks."));
    assertThat(generator.propose(episode("en_1"))).hasSize(1);
    assertThat(generator.propose(episode("en_1"))).hasSize(1);
    assertThat(generator.propose(longer)).as("it grew while it was judged").hasSize(1);
    assertThat(server.asked()).hasSize(1);
    clock.updateAndGet(now -> now.plusSeconds(61));
    generator.propose(longer);
    assertThat(server.asked()).hasSize(2);
  }

  @Test
  void costsNoMoreThanItsBudgetWhoeverAsks() throws IOException {
    LlmSettings two = limited(settings(), 2, 1_000_000, 10_000);
    for (int i = 0; i < 4; i++) {
      // Each of them is a process of its own, such as `cairn end`.
      generator(two).propose(episode("en_" + i));
    }
    assertThat(server.asked()).hasSize(2);
    assertThat(notes).hasSize(2).allMatch(note -> note.contains("budget"));
    clock.updateAndGet(now -> now.plus(Duration.ofDays(1)));
    generator(two).propose(episode("en_5"));
    assertThat(server.asked()).hasSize(3);
    Files.writeString(folder.resolve("cache/llm-budget"), "nonsense ".repeat(40));
    generator(two).propose(episode("en_6"));
    assertThat(server.asked()).hasSize(4);
    generator(limited(settings(), 100, 100, 10_000)).propose(episode("en_7"));
    assertThat(server.asked()).as("too many tokens").hasSize(4);
  }

  @Test
  void isSentTheUsersWordsFirst() {
    List<Spoken> lines = new ArrayList<>();
    lines.add(new Spoken(new EntryId("en_0"), Role.USER, "Always sign commits."));
    for (int i = 1; i < 50; i++) {
      lines.add(new Spoken(new EntryId("en_" + i), Role.TOOL, "output ".repeat(400)));
    }
    generator(limited(settings(), 10, 1_000_000, 4_000)).propose(lines);
    String sent = server.asked().get(0).body().at("/messages/1/content").asString();
    assertThat(sent).contains("Always sign commits.", "[en_49]").doesNotContain("[en_20]");
    assertThat(sent.length()).isLessThan(6_500);
  }
}
