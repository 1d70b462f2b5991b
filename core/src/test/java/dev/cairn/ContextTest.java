package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.Bytes;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.Source;
import dev.cairn.operation.Configure;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Writing;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A context")
class ContextTest {
  private final Tester tester = new Tester();
  private final Context memory = tester.memory();

  @AfterEach
  void close() {
    tester.close();
  }

  @Test
  void answersALogWithItsEntryAndTheHashOfTheWords() {
    EpisodeId monday = tester.episode("monday");
    Log.Answer answer = memory.log(Log.user(monday, "Never force-push to main. 👍"));
    byte[] words = "Never force-push to main. 👍".getBytes(StandardCharsets.UTF_8);
    assertThat(answer.sha256()).isEqualTo(Bytes.of(Bytes.sha256().digest(words)).hex());
    // The policy, the episode, the entry.
    assertThat(answer.position()).isEqualTo(3);
  }

  @Test
  void isCreatedByItsFirstWriteAlone() {
    assertThat(memory.status(new Status(), Reading.LATEST).position()).isZero();
    assertThat(memory.search(Search.of("anything")).results()).isEmpty();
    assertThat(tester.cairn().contexts().contexts()).isEmpty();
    tester.episode("monday");
    assertThat(tester.cairn().contexts().contexts()).hasSize(1);
  }

  @Test
  void isIsolatedFromItsTwin() {
    EpisodeId monday = tester.episode("monday");
    memory.log(Log.user(monday, "secret"));
    Context twin = tester.cairn().context("twin");
    assertThat(twin.search(Search.of("secret")).results()).isEmpty();
    refused(Code.NOT_FOUND, "episode", () -> twin.log(Log.user(monday, "hello")));
  }

  @Test
  void refusesWhatItCannotKeepAndWritesNothing() {
    EpisodeId monday = tester.episode("monday");
    long before = position();
    refused(
        Code.NOT_FOUND, "episode", () -> memory.log(Log.user(new EpisodeId("tuesday"), "hello")));
    refused(Code.INVALID_ARGUMENT, "text", () -> memory.log(Log.user(monday, "")));
    refused(Code.INVALID_ARGUMENT, "text", () -> memory.log(Log.user(monday, "\ud83d")));
    refused(
        Code.TOO_LARGE, "text", () -> memory.log(Log.user(monday, "x".repeat(10 * 1024 * 1024))));
    refused(
        Code.INVALID_ARGUMENT,
        "at",
        () -> memory.log(Log.user(monday, "x"), Writing.at(Tester.NOON.plus(Duration.ofDays(2)))));
    refused(
        Code.INVALID_ARGUMENT,
        "source",
        () -> memory.log(new Log(
            monday,
            Role.USER,
            "x",
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.of(Source.EXTERNAL))));
    refused(Code.CONFLICT, "id", () -> tester.episode("monday"));
    refused(
        Code.INVALID_ARGUMENT,
        "policy.search.bm25_k1",
        () -> memory.configure(policy("search.bm25_k1", -1)));
    refused(Code.INVALID_ARGUMENT, "policy.no.such", () -> memory.configure(policy("no.such", 1)));
    assertThat(position()).isEqualTo(before);
  }

  @Test
  void anEndedEpisodeTakesNoMoreAndEndsTheSameAgain() {
    EpisodeId monday = tester.episode("monday");
    EndEpisode.Answer first = memory.endEpisode(new EndEpisode(monday));
    refused(Code.CONFLICT, "episode", () -> memory.log(Log.user(monday, "one more thing")));
    assertThat(memory.endEpisode(new EndEpisode(monday))).isEqualTo(first);
  }

  @Test
  void theSameKeyIsAnsweredTheSameAndWritesNothing() {
    EpisodeId monday = tester.episode("monday");
    Log.Answer first = memory.log(Log.user(monday, "hello"), Writing.once("k1"));
    assertThat(memory.log(Log.user(monday, "other words"), Writing.once("k1"))).isEqualTo(first);
    tester.restart();
    assertThat(tester.memory().log(Log.user(monday, "hello"), Writing.once("k1")))
        .isEqualTo(first);
    refused(
        Code.CONFLICT,
        "idempotency_key",
        () -> tester.memory().endEpisode(new EndEpisode(monday), Writing.once("k1")));
    assertThat(position()).isEqualTo(first.position());
  }

  @Test
  void theFirstCallsKeyHoldsThoughThePolicyIsWrittenInFrontOfIt() {
    StartEpisode start = new StartEpisode(
        Optional.empty(),
        Optional.of("domain:backend"),
        Optional.empty(),
        Optional.of("ship it"),
        Optional.empty(),
        Optional.empty());
    StartEpisode.Answer first = memory.startEpisode(start, Writing.once("begin"));
    assertThat(memory.startEpisode(start, Writing.once("begin"))).isEqualTo(first);
  }

  @Test
  void adoptsAChangedPolicyAsAnEvent() {
    tester.episode("monday");
    Configure.Answer changed = memory.configure(policy("search.limit_default", 3));
    assertThat(changed.policy()).containsEntry("search.limit_default", 3L);
    assertThat(memory.configure(policy("search.limit_default", 3)).position())
        .isEqualTo(changed.position());
    tester.restart();
    assertThat(tester.memory().status(new Status(), Reading.LATEST).policy().values())
        .containsEntry("search.limit_default", 3L);
  }

  @Test
  void aReadWaitsForAPositionOrSaysThatItIsNotThere() {
    tester.episode("monday");
    Reading ahead = new Reading(Optional.empty(), OptionalLong.of(99), Optional.empty());
    refused(Code.UNAVAILABLE, null, () -> memory.search(Search.of("x"), ahead));
    Reading next = new Reading(Optional.empty(), OptionalLong.of(3), Optional.empty());
    Thread writer = new Thread(() -> memory.log(Log.user(new EpisodeId("monday"), "late")));
    writer.start();
    assertThat(memory.search(Search.of("late"), next).results()).hasSize(1);
  }

  private static Configure policy(String key, Object value) {
    return new Configure(Optional.empty(), Optional.of(Map.of(key, value)));
  }

  private long position() {
    return tester.memory().status(new Status(), Reading.LATEST).position();
  }

  private static void refused(Code code, String field, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOfSatisfying(CairnException.class, e -> {
      assertThat(e.code()).isEqualTo(code);
      assertThat(e.field()).isEqualTo(Optional.ofNullable(field));
    });
  }
}
