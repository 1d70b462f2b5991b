package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventLog;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A search while the index is behind")
class IndexLagTest {
  private static final EpisodeId MONDAY = new EpisodeId("monday");
  private static final EpisodeId TUESDAY = new EpisodeId("tuesday");

  @TempDir
  Path cache;

  private final MemoryEventLog log = new MemoryEventLog();
  private final HeldLog held = new HeldLog(log);
  private final Cairn cairn = open(held, Optional.empty());
  private final Context memory = cairn.context("default");

  IndexLagTest() {
    memory.startEpisode(StartEpisode.in(Scope.repo("payments")).id(MONDAY.value()));
    memory.startEpisode(StartEpisode.in(Scope.repo("shop")).id(TUESDAY.value()));
  }

  @AfterEach
  void close() {
    held.letGo();
    cairn.close();
    log.close();
  }

  private static Cairn open(EventLog log, Optional<Path> cache) {
    return Cairn.open(
        log,
        Settings.inMemory()
            .cache(cache)
            .keepAfter(1)
            .clock(InstantSource.fixed(Tester.NOON))
            .random(new Random()));
  }

  private void fill(int entries) {
    IntStream.range(0, entries).forEach(i -> say("common words, number " + i));
  }

  private Log.Answer say(String text) {
    return memory.log(Log.user(MONDAY, text));
  }

  private Status.Answer status() {
    return memory.status(new Status(), Reading.LATEST);
  }

  private static void verify(Context context) {
    assertThat(context.verify(new Verify(Optional.of(true)), Progress.NONE).ok())
        .isTrue();
  }

  /** Another process, whose background is held for good. */
  private record Other(HeldLog log, Cairn cairn) implements AutoCloseable {
    static Other on(EventLog log) {
      HeldLog held = new HeldLog(log);
      return new Other(held, open(held, Optional.empty()));
    }

    Context memory() {
      return cairn.context("default");
    }

    @Override
    public void close() {
      log.letGo();
      cairn.close();
    }
  }

  private static List<String> words(Search.Answer answer) {
    return answer.results().stream().map(Search.Result::words).toList();
  }

  @Test
  void findsWhatWasJustWritten() {
    fill(300);
    Log.Answer last = say("A zebra crosses the road.");
    Search.Answer answer = memory.search(Search.of("zebra crossing"));
    assertThat(words(answer)).containsExactly("A zebra crosses the road.");
    Search.Result first = answer.results().get(0);
    assertThat(first.flags()).contains(Search.Result.NOT_INDEXED);
    assertThat(first.because()).endsWith("; not indexed yet");
    assertThat(first.evidence().get(0).quote()).isEqualTo("A zebra crosses the road.");
    assertThat(first.why().value()).isEqualTo(first.score());
    assertThat(answer.unseen()).isEmpty();
    assertThat(answer.notice()).isEmpty();
    assertThat(answer.position()).isEqualTo(last.position());
  }

  @Test
  void ranksItAmongWhatIsIndexed() {
    say("The zebra is old.");
    assertThat(memory.search(Search.of("zebra")).results().get(0).flags())
        .doesNotContain(Search.Result.NOT_INDEXED);
    fill(300);
    say("The new zebra crosses the road.");
    assertThat(words(memory.search(Search.of("zebra crossing the road"))))
        .containsExactly("The new zebra crosses the road.", "The zebra is old.");
    assertThat(words(memory.search(Search.of("old zebra"))))
        .containsExactly("The zebra is old.", "The new zebra crosses the road.");
  }

  @Test
  void looksAtTheNewestAndCountsTheRest() {
    say("the oldest needle");
    fill(2_998);
    Log.Answer last = say("the newest needle");
    Search.Answer answer = memory.search(Search.of("needle"));
    assertThat(words(answer)).containsExactly("the newest needle");
    assertThat(answer.unseen()).hasValue(1_000);
    assertThat(answer.notice().orElseThrow()).contains("1000 entries are not indexed yet");
    assertThat(answer.position()).isEqualTo(last.position());
    assertThat(status().sizes()).containsEntry("entries_indexed", 0L);
  }

  @Test
  void passesOverWhatIsNotAskedFor() {
    fill(200);
    say("a needle of the user");
    memory.log(Log.assistant(MONDAY, "a needle of the assistant"));
    memory.log(Log.user(TUESDAY, "a needle of tuesday"));
    assertThat(memory.search(Search.of("needle")).results()).hasSize(3);
    assertThat(words(memory.search(Search.of("needle").in(TUESDAY))))
        .containsExactly("a needle of tuesday");
    assertThat(words(memory.search(Search.of("needle").scope(Scope.repo("shop")))))
        .containsExactly("a needle of tuesday");
    assertThat(words(memory.search(by(Role.ASSISTANT, Optional.empty()))))
        .containsExactly("a needle of the assistant");
    assertThat(memory
            .search(by(Role.USER, Optional.of(Tester.NOON.plusSeconds(1))))
            .results())
        .isEmpty();
  }

  private static Search by(Role role, Optional<Instant> since) {
    return new Search(
        "needle",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(role),
        since,
        Optional.empty());
  }

  @Test
  void answersAsOfAnEarlierPosition() {
    fill(200);
    long then = say("the first needle").position();
    say("the second needle");
    Search.Answer answer =
        memory.search(Search.of("needle"), Reading.asOf(new AsOf.Position(then)));
    assertThat(words(answer)).containsExactly("the first needle");
    assertThat(answer.position()).isEqualTo(then);
  }

  @Test
  void findsAWordInALargeEntry() {
    say("word ".repeat(400_000) + " GuestHouses in zanzibar " + "word ".repeat(400_000));
    Search.Answer answer = memory.search(Search.of("zanzibar"));
    assertThat(answer.results()).hasSize(1);
    assertThat(answer.results().get(0).flags()).contains(Search.Result.NOT_INDEXED);
    assertThat(answer.results().get(0).evidence().get(0).quote()).contains("zanzibar");
    assertThat(memory.search(Search.of("house")).results()).hasSize(1);
    assertThat(memory.search(Search.of("zan")).results()).isEmpty();
  }

  @Test
  void answersLikeAFreshIndexOnceItHasComeUp() {
    fill(300);
    say("A zebra crosses the road.");
    memory.search(Search.of("zebra"));
    held.letGo();
    // Whoever needs all of it waits.
    verify(memory);
    try (Other other = Other.on(log)) {
      other.log().letGo();
      Context fresh = other.memory();
      verify(fresh);
      for (String query : List.of("zebra", "number 17", "words of the road")) {
        assertThat(memory.search(Search.of(query))).isEqualTo(fresh.search(Search.of(query)));
      }
    }
  }

  @Test
  void comesUpInTheBackground() throws InterruptedException {
    held.letGo();
    fill(1_000);
    memory.search(Search.of("number"));
    while (status().sizes().get("entries_indexed") < 1_000) {
      Thread.onSpinWait();
    }
    assertThat(memory.search(Search.of("number 3")).results().get(0).flags())
        .doesNotContain(Search.Result.NOT_INDEXED);
  }

  @Test
  void closesWhileTheBackgroundWorks() {
    fill(2_500);
    for (int i = 0; i < 3; i++) {
      HeldLog free = new HeldLog(log);
      free.letGo();
      try (Cairn other = open(free, Optional.of(cache))) {
        assertThat(other.context("default").search(Search.of("number 2499")).results())
            .isNotEmpty();
      }
    }
    HeldLog free = new HeldLog(log);
    free.letGo();
    try (Cairn other = open(free, Optional.of(cache))) {
      verify(other.context("default"));
    }
  }

  @Test
  void seesWhatAnotherProcessWrote() {
    try (Other other = Other.on(log)) {
      Context there = other.memory();
      there.log(Log.user(MONDAY, "a needle of theirs"));
      fill(200);
      say("a needle of ours");
      assertThat(words(there.search(Search.of("needle"))))
          .containsExactlyInAnyOrder("a needle of theirs", "a needle of ours");
      assertThat(words(memory.search(Search.of("needle"))))
          .containsExactlyInAnyOrder("a needle of theirs", "a needle of ours");
    }
  }

  @Test
  void doesNotTakeEvidenceForMissing() {
    try (CardScene scene = new CardScene()) {
      scene.card(CardKind.CONSTRAINT, "Never force-push to main.");
      for (int i = 0; i < 2_500; i++) {
        scene.memory().log(Log.user(CardScene.LEARNING, "common words, number " + i));
      }
      try (Other other = Other.on(scene.tester().log())) {
        Search.Result card = other
            .memory()
            .search(Search.of("force push").in(Search.In.CARDS))
            .results()
            .get(0);
        assertThat(card.flags()).doesNotContain("evidence missing");
      }
    }
  }

  @Test
  void checksAgainstARuleWithoutWaiting() {
    try (CardScene scene = new CardScene()) {
      for (int i = 0; i < 500; i++) {
        scene.memory().log(Log.user(CardScene.LEARNING, "common words, number " + i));
      }
      scene.card(CardKind.CONSTRAINT, "Never force-push to main.");
      try (Other other = Other.on(scene.tester().log())) {
        CheckAction.Answer answer =
            other.memory().check(CheckAction.of("git push --force origin main"));
        assertThat(answer.guards().get(0).evidence()).isNotEmpty();
      }
    }
  }

  @Test
  void waitsForAPositionOnlySoLong() {
    memory.configure(
        new Configure(Optional.empty(), Optional.of(Map.of("log.wait_millis_max", 0))));
    long head = status().position();
    Reading ahead = new Reading(Optional.empty(), OptionalLong.of(head + 5), Optional.empty());
    assertThatThrownBy(() -> memory.search(Search.of("x"), ahead))
        .hasMessageContaining("the log has reached position " + head);
  }
}
