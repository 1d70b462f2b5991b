package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Expect;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.StartEpisode;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is expected of a call, through the facade")
class ExpectTest {
  private final Cairn cairn = Cairn.open(Settings.inMemory().random(new SplittableRandom(1)));
  private final Context context = cairn.context("test");

  @AfterEach
  void close() {
    cairn.close();
  }

  private void ran(Decide decide, boolean ok) {
    context.recordExecution(RecordExecution.of(context.decide(decide).decision(), ok));
  }

  @Test
  void isLearnedFromCallsByTheirArguments() {
    Map<String, Object> pods = Map.of("kind", "Pod");
    Map<String, Object> routes = Map.of("kind", "Route");
    for (int i = 0; i < 8; i++) {
      ran(Decide.of("k8s:list", 0.9).args(pods), true);
      ran(Decide.of("k8s:list", 0.9).args(routes), false);
    }
    double good = context.expect(Expect.of("k8s:list").args(pods)).expected();
    double bad = context.expect(Expect.of("k8s:list").args(routes)).expected();
    assertThat(good).isGreaterThan(0.7);
    assertThat(bad).isLessThan(0.3);
  }

  @Test
  void isWhatDecideAnswersBesideItsVerdict() {
    for (int i = 0; i < 5; i++) {
      ran(Decide.of("git:push", 0.9), i != 2);
    }
    Expect.Answer expected = context.expect(Expect.of("git:push"));
    Decide.Answer decided = context.decide(Decide.of("git:push", 0.9));
    assertThat(decided.expected()).isEqualTo(expected.expected());
    assertThat(decided.sure()).isEqualTo(expected.sure());
    assertThat(decided.ownConfidence()).isEqualTo(expected.confidence());
    assertThat(expected.why().value()).isEqualTo(expected.expected());
  }

  @Test
  void knowsTheEpisode() {
    EpisodeId episode = context.startEpisode(StartEpisode.in(Scope.repo("a"))).episode();
    for (int i = 0; i < 20; i++) {
      ran(Decide.of("git:push", 0.9), true);
    }
    ran(Decide.of("git:push", 0.9).in(episode), false);
    assertThat(context.expect(Expect.of("git:push").in(episode)).expected())
        .isLessThan(context.expect(Expect.of("git:push")).expected());
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(() -> context.expect(Expect.of("git:push").in(new EpisodeId("nobody"))));
  }

  @Test
  void isTheSameAfterARebuild() {
    for (int i = 0; i < 12; i++) {
      ran(Decide.of("git:push", 0.9).args(Map.of("branch", "b" + i % 3)), i % 4 != 0);
    }
    Expect.Answer before = context.expect(Expect.of("git:push"));
    Rebuild.Answer rebuilt = context.rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
    assertThat(context.expect(Expect.of("git:push")).why()).isEqualTo(before.why());
  }

  @Test
  void saysThatAToolBroke() {
    for (int i = 0; i < 60; i++) {
      ran(Decide.of("mail:fetch", 0.9), true);
    }
    assertThat(context.expect(Expect.of("mail:fetch")).broken()).isEmpty();
    for (int i = 0; i < 4; i++) {
      ran(Decide.of("mail:fetch", 0.9), false);
    }
    assertThat(context.expect(Expect.of("mail:fetch")).broken().orElseThrow())
        .contains("4 of the last 4 calls failed");
  }
}
