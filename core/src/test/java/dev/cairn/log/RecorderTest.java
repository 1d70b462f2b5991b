package dev.cairn.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.LogEvent.EntryLogged;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The recorder")
class RecorderTest {
  private final MemoryEventLog log = new MemoryEventLog();
  private final Journal journal = new Journal(log, "default");

  @AfterEach
  void close() {
    journal.close();
  }

  @Test
  void answersOnceTheStateHasFollowed() {
    journal.start("monday");
    Recorded said = journal.say("monday", "hello");
    assertThat(said.position()).isEqualTo(2);
    assertThat(journal.followed()).extracting(StoredEvent::position).containsExactly(1L, 2L);
    assertThat(journal.head()).isEqualTo(log.head(journal.context()));
  }

  @Test
  void theSameKeyGivesTheFirstAnswerAndWritesNothing() {
    Recorded first = journal.say("monday", "hello", Optional.of("k1"));
    Recorded again = journal.say("monday", "something else", Optional.of("k1"));
    assertThat(again.position()).isEqualTo(first.position());
    assertThat(entry(again)).isEqualTo(entry(first));
    assertThat(log.head(journal.context()).position()).isEqualTo(1);
  }

  @Test
  void theSameKeyFromManyThreadsWritesOnce() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<Recorded>> all = IntStream.range(0, 64)
          .mapToObj(i -> threads.submit(() -> journal.say("m", "x" + i, Optional.of("one"))))
          .toList();
      for (Future<Recorded> each : all) {
        assertThat(each.get().position()).isEqualTo(1);
      }
    } finally {
      threads.shutdown();
    }
    assertThat(log.head(journal.context()).position()).isEqualTo(1);
  }

  @Test
  void aRefusedCommandWritesNothingAndHarmsNobody() {
    assertThatThrownBy(() -> journal.write(Optional.of("k"), false, draft -> {
          draft.text("never kept");
          throw CairnException.invalid("text", "no");
        }))
        .isInstanceOf(CairnException.class);
    assertThat(log.head(journal.context())).isEqualTo(Head.EMPTY);
    assertThat(journal.say("monday", "fine", Optional.of("k")).position()).isEqualTo(1);
  }

  @Test
  void recordedTimeNeverGoesBack() {
    AtomicReference<java.time.Instant> now = new AtomicReference<>(Journal.NOON);
    try (Journal other = new Journal(log, "other", now::get, 3)) {
      other.start("a");
      now.set(Journal.NOON.minusSeconds(3_600));
      other.say("a", "earlier by the wall clock");
      assertThat(other.followed())
          .extracting(StoredEvent::recordedAt)
          .containsExactly(Journal.NOON, Journal.NOON);
    }
  }

  @Test
  void eventsOfOneCommandStandTogether() {
    journal.write(Optional.of("both"), true, draft -> {
      draft.add(Journal.started("a", draft.now()));
      draft.add(Journal.said(draft, "a", "first words"));
    });
    assertThat(journal.followed()).extracting(StoredEvent::more).containsExactly(1, 0);
    assertThat(journal.followed())
        .extracting(StoredEvent::key)
        .containsExactly(Optional.of("both"), Optional.empty());
  }

  @Test
  void writersThatWaitShareACommit() throws Exception {
    CountingLog counting = new CountingLog(log);
    try (Journal many = new Journal(counting, "many")) {
      ExecutorService threads = Executors.newFixedThreadPool(32);
      List<Future<Recorded>> all = IntStream.range(0, 320)
          .mapToObj(i -> threads.submit(() -> many.say("m", "x" + i)))
          .toList();
      for (Future<Recorded> each : all) {
        each.get();
      }
      threads.shutdown();
      assertThat(counting.transactions.get()).isLessThan(320);
      assertThat(log.head(many.context()).position()).isEqualTo(320);
    }
  }

  @Test
  void closingFinishesWhatWasBegunAndRefusesTheRest() {
    journal.say("m", "before");
    journal.close();
    assertThatThrownBy(() -> journal.say("m", "after")).hasMessageContaining("closed");
    assertThat(log.head(journal.context()).position()).isEqualTo(1);
  }

  private static EntryId entry(Recorded recorded) {
    return ((EntryLogged) recorded.event()).entry();
  }
}
