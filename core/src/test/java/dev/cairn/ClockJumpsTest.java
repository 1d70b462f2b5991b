package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.ContextName;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredEvent;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A clock that jumps back and forth by years breaks nothing")
class ClockJumpsTest {
  private static final long SEED = Long.getLong("seed", System.nanoTime());
  private static final Instant START = Instant.parse("2025-06-01T12:00:00Z");
  private static final int STEPS = 60;
  private static final int YEARS = 40;

  private final Random random = new Random(SEED);
  private final AtomicReference<Instant> now = new AtomicReference<>(START);

  @Test
  void orderStays() {
    System.out.println("seed " + SEED);
    MemoryEventLog log = new MemoryEventLog();
    Settings settings = Settings.inMemory().clock(now::get);
    try (Cairn cairn = Cairn.open(log, settings)) {
      Context memory = cairn.context("default");
      for (int step = 0; step < STEPS; step++) {
        EpisodeId episode = new EpisodeId("e" + step);
        memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("e" + step));
        jump();
        memory.log(Log.user(episode, "line " + step + " here. Never push on a Friday."));
        jump();
        memory.decide(Decide.of("files:write_note", 0.9).in(episode));
        memory.pack(MakePack.of("may I push on a Friday?"));
        jump();
        memory.endEpisode(new EndEpisode(episode));
        jump();
      }
      assertInOrder(log);
      assertThat(memory.search(Search.of("line 7 here")).results()).isNotEmpty();
      assertThat(memory.status(new Status(), Reading.LATEST).health().ok()).isTrue();
      assertThat(memory.verify(new Verify(Optional.of(true)), Progress.NONE).problems())
          .isEmpty();
      Rebuild.Answer rebuilt = memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE);
      assertThat(rebuilt.digestAfter()).as("seed %d", SEED).isEqualTo(rebuilt.digestBefore());
    }
  }

  private void jump() {
    long days = random.nextLong(-YEARS * 365L, YEARS * 365L);
    now.set(START.plus(Duration.ofDays(days)).plusMillis(random.nextInt(1_000)));
  }

  private static void assertInOrder(MemoryEventLog log) {
    List<StoredEvent> events = log.read(new ContextName("default"), 1, Integer.MAX_VALUE);
    assertThat(events).hasSizeGreaterThan(STEPS);
    assertThat(events)
        .as("seed %d: positions, times and ids go one way", SEED)
        .isSortedAccordingTo(Comparator.comparingLong(StoredEvent::position))
        .isSortedAccordingTo(Comparator.comparing(StoredEvent::recordedAt));
    assertThat(events.stream().map(each -> each.id().toString()).toList()).isSorted();
  }
}
