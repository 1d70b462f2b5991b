package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.HashingEmbedder;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Approve;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A rule that only a model could be sure of")
class UnsureGuardTest {
  private static final String RULE = "Never delete user uploads.";
  private static final String NEAR = "rm -r /srv/media/avatars";
  private static final String OTHER = "mkdir -p /srv/build/cache";

  private static EpisodeId taught(CardTester tester) {
    EpisodeId said = tester.begin();
    tester.user(said, RULE);
    tester.end(said);
    tester.memory().approve(Approve.standing("shell:bash", "ada"));
    return tester.begin();
  }

  private static Decide.Answer decided(CardTester tester, EpisodeId episode, String command) {
    return tester
        .memory()
        .decide(Decide.of("shell:bash", 0.95).args(Map.of("command", command)).in(episode));
  }

  @Test
  void asksWhereNoModelIsLoaded() {
    try (CardTester tester = new CardTester()) {
      EpisodeId episode = taught(tester);
      Decide.Answer answer = decided(tester, episode, NEAR);
      assertThat(answer.verdict()).isEqualTo(Decide.Verdict.ASK);
      assertThat(answer.because()).contains(RULE).contains("no model is loaded");
      assertThat(answer.guards()).singleElement().satisfies(guard -> {
        assertThat(guard.unsure()).isTrue();
        assertThat(guard.forbids()).isFalse();
      });
    }
  }

  @Test
  void isACautionForCheck() {
    try (CardTester tester = new CardTester()) {
      taught(tester);
      CheckAction.Answer answer =
          tester.memory().check(CheckAction.of(NEAR).in(Scope.repo("cairn")));
      assertThat(answer.verdict()).isEqualTo(CheckAction.Verdict.CAUTION);
      assertThat(answer.because()).contains("no model is loaded");
    }
  }

  @Test
  void leavesOtherCallsAlone() {
    try (CardTester tester = new CardTester()) {
      EpisodeId episode = taught(tester);
      assertThat(decided(tester, episode, OTHER).verdict()).isEqualTo(Decide.Verdict.ALLOW);
    }
  }

  @Test
  void isSettledByAModel() {
    try (CardTester tester = new CardTester(Settings.inMemory().embedder(new HashingEmbedder()))) {
      EpisodeId episode = taught(tester);
      assertThat(decided(tester, episode, NEAR).guards()).noneMatch(CheckAction.Guard::unsure);
    }
  }
}
