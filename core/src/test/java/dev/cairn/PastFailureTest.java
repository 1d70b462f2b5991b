package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.Via;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListDecisions;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadEpisode;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.Writing;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A call that failed the last time")
class PastFailureTest {
  private static final String TOOL = "acme:sync";
  private static final Map<String, Object> HERE = Map.of("from", "eu", "limit", 10);
  private static final Writing AGENT = Writing.NOW.via(Via.AGENT);

  private final CardTester tester = new CardTester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private Decide.Breakdown decide(String tool, Map<String, Object> args) {
    return memory().decide(Decide.of(tool, 0.9).args(args)).breakdown();
  }

  /** D11: one success elsewhere and one failure make the rate .5, with alpha 1. */
  @Test
  void raisesItsThresholdAndNoOther() {
    memory().recordExecution(RecordExecution.ofTool(TOOL, true).args(Map.of("from", "us")));
    memory().recordExecution(RecordExecution.ofTool(TOOL, false).args(HERE));
    Decide.Breakdown again = decide(TOOL, Map.of("limit", 10.0, "from", "eu"));
    double rate = again.successRate();
    double without = 0.70 + (0.75 - rate) * 0.15 + 0.025;
    assertThat(again.pastFailure()).isEqualTo(0.10);
    assertThat(again.finalThreshold()).isEqualTo(without + 0.10, within(1e-12));
    assertThat(decide(TOOL, Map.of("from", "eu", "limit", 11)).pastFailure()).isZero();
    assertThat(memory().decide(Decide.of(TOOL, 0.9)).breakdown().pastFailure()).isZero();
    assertThat(memory().decide(Decide.of(TOOL, 0.9).args(HERE)).why().inShort())
        .contains("this very call failed the last time");
  }

  @Test
  void dropsAwayWhenItSucceeds() {
    memory().recordExecution(RecordExecution.ofTool(TOOL, false).args(HERE));
    assertThat(decide(TOOL, HERE).pastFailure()).isEqualTo(0.10);
    memory().recordExecution(RecordExecution.ofTool(TOOL, true).args(HERE));
    assertThat(decide(TOOL, HERE).pastFailure()).isZero();
  }

  @Test
  void countsIfItIsProven() {
    memory().recordExecution(RecordExecution.ofTool(TOOL, false).args(HERE), AGENT);
    assertThat(decide(TOOL, HERE).pastFailure()).as("an agent's word").isZero();
    EpisodeId here = tester.begin();
    memory().log(Log.tool(here, TOOL, false, "exit 1").args(HERE), AGENT);
    assertThat(memory()
            .decide(Decide.of(TOOL, 0.9).args(HERE).in(here))
            .breakdown()
            .pastFailure())
        .isEqualTo(0.10);
  }

  @Test
  void isNotThereInTheSeedProfile() {
    memory().configure(new Configure(Optional.of("seed"), Optional.empty()));
    memory().recordExecution(RecordExecution.ofTool(TOOL, false).args(HERE));
    assertThat(decide(TOOL, HERE).pastFailure()).isZero();
  }

  /** Whatever the tool calls the rest of its arguments, and however the command is spaced. */
  @Test
  void isKnownByItsCommand() {
    memory()
        .recordExecution(RecordExecution.ofTool("bash", false)
            .args(Map.of("command", "npm  run build", "description", "Build it")));
    assertThat(decide("bash", Map.of("command", "npm run build", "timeout", 5)).pastFailure())
        .isEqualTo(0.10);
    assertThat(decide("shell", Map.of("cmd", "npm run build")).pastFailure()).isEqualTo(0.10);
    assertThat(decide("bash", Map.of("command", "npm run test")).pastFailure()).isZero();
  }

  @Test
  void isJoinedWithTheDecisionItWasMadeBy() {
    EpisodeId here = tester.begin();
    String decision = memory().decide(Decide.of(TOOL, 0.9).args(HERE).in(here)).decision();
    memory().log(Log.tool(here, TOOL, false, "exit 1").args(HERE));
    assertThat(memory().decisions(ListDecisions.newest()).decisions())
        .filteredOn(item -> item.decision().equals(decision))
        .singleElement()
        .satisfies(item -> assertThat(item.ok()).contains(false));
    String second = memory().decide(Decide.of(TOOL, 0.9).args(HERE).in(here)).decision();
    memory().recordRun(RecordRun.of(Step.of(TOOL).ok(true).args(HERE)).in(here));
    assertThat(memory().decisions(ListDecisions.newest()).decisions())
        .filteredOn(item -> item.decision().equals(second))
        .singleElement()
        .satisfies(item -> assertThat(item.ok()).contains(true));
  }

  @Test
  void ofARunInAnEpisodeIsEvidence() {
    EpisodeId here = tester.begin();
    String printed = "error: cannot find module 'left-pad'";
    memory().recordRun(RecordRun.of(Step.of("acme:build").error(printed)).in(here), AGENT);
    memory().recordRun(RecordRun.of(Step.of("acme:build").error(printed)).in(here), AGENT);
    memory().endEpisode(new EndEpisode(here));
    assertThat(
            memory().cards(ListCards.inForce().kinds(CardKind.NEGATIVE_RESULT)).cards())
        .as("the same failure told twice is one card")
        .hasSize(1);
  }

  @Test
  void ofARunThatWasLoggedIsNotLoggedAgain() {
    EpisodeId here = tester.begin();
    memory().recordRun(RecordRun.of(Step.of(TOOL).ok(true)).in(tester.begin()));
    memory().log(Log.tool(here, TOOL, false, "exit 1: no such host"));
    memory().recordRun(RecordRun.of(Step.of(TOOL).error("exit 1: no such host")).in(here));
    assertThat(entries(here)).hasSize(1);
    memory().recordRun(RecordRun.of(Step.of(TOOL).error("exit 2")).in(here));
    assertThat(entries(here)).hasSize(2);
  }

  private List<?> entries(EpisodeId episode) {
    return memory()
        .episode(
            new ReadEpisode(episode, OptionalLong.empty(), OptionalInt.empty()), Reading.LATEST)
        .entries();
  }

  @Test
  void withoutAnEpisodeMakesNoCard() {
    RecordRun.Answer run = memory().recordRun(RecordRun.of(Step.of(TOOL).error("exit 1")));
    assertThat(run.run()).isNotBlank();
    assertThat(memory().cards(ListCards.inForce()).cards()).isEmpty();
  }

  @Test
  void isTheSameAfterARebuild() {
    isJoinedWithTheDecisionItWasMadeBy();
    var rebuilt = memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
  }

  @Test
  void needsATool() {
    EpisodeId here = tester.begin();
    Log words = Log.of(here, Role.USER, "hello").args(HERE);
    assertThatThrownBy(() -> memory().log(words))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains("args"));
  }
}
