package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.Via;
import dev.cairn.operation.Approve;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Writing;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is proven and what is only told")
class ProvenOutcomesTest {
  private static final String TOOL = "acme:sync";
  private static final Writing AGENT = Writing.NOW.via(Via.AGENT);

  private final CardTester tester = new CardTester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private double threshold() {
    return tool().threshold();
  }

  private ReadThresholds.Tool tool() {
    return memory().thresholds(ReadThresholds.of(TOOL)).tools().get(0);
  }

  private RecordExecution.Answer told(boolean ok) {
    return memory().recordExecution(RecordExecution.ofTool(TOOL, ok), AGENT);
  }

  /** An agent that decides first is believed as often as it decides. */
  private void decidedAndTold(boolean ok) {
    String decision = memory().decide(Decide.of(TOOL, 0.95), AGENT).decision();
    memory().recordExecution(RecordExecution.of(decision, ok), AGENT);
  }

  @Test
  void failuresCountHoweverTheyAreTold() {
    for (int i = 0; i < 3; i++) {
      told(true);
    }
    double before = threshold();
    for (int i = 0; i < 12; i++) {
      assertThat(told(false).counted()).isTrue();
    }
    assertThat(tool().totalExecutions()).isEqualTo(15);
    assertThat(threshold()).isGreaterThan(before);
    double mean = tool().mean();
    assertThat(mean).isLessThan(0.3);
    assertThat(threshold()).isEqualTo(0.7 + (0.75 - mean) * 0.15 + 0.025, within(1e-9));
  }

  @Test
  void successesOnAnAgentsWordMoveAModerateToolByAtMostToldMax() {
    double unknown = threshold();
    for (int i = 0; i < 60; i++) {
      decidedAndTold(true);
    }
    assertThat(tool().mean()).isGreaterThan(0.9);
    assertThat(threshold()).isEqualTo(unknown - 0.05, within(1e-9));
    assertThat(tool().rate().told().succeeded()).isGreaterThan(30);
    assertThat(tool().rate().proven().succeeded()).isZero();
  }

  @Test
  void toldSuccessesDoNotMakeProvenFailuresForgotten() {
    EpisodeId here = tester.begin();
    memory().registerTools(RegisterTools.of("acme", RegisterTools.Tool.of("sync", "Syncs.")));
    for (int i = 0; i < 10; i++) {
      memory().log(Log.tool(here, TOOL, false, "failed " + i), AGENT);
    }
    double failing = threshold();
    for (int i = 0; i < 300; i++) {
      decidedAndTold(true);
    }
    assertThat(threshold()).isGreaterThanOrEqualTo(failing - 0.05 - 1e-9);
  }

  @Test
  void whatAPersonReportsOrApprovedIsProven() {
    double unknown = threshold();
    for (int i = 0; i < 20; i++) {
      memory().recordExecution(RecordExecution.ofTool(TOOL, true));
    }
    assertThat(threshold()).isLessThan(unknown - 0.05);
    assertThat(tool().rate().told().succeeded()).isZero();
    memory().approve(Approve.call(TOOL, Map.of("a", 1), "ada"));
    String decision =
        memory().decide(Decide.of(TOOL, 0.1).args(Map.of("a", 1)), AGENT).decision();
    memory().recordExecution(RecordExecution.of(decision, true), AGENT);
    assertThat(tool().rate().told().succeeded()).isZero();
  }

  @Test
  void thePartsOfARateAddUp() {
    told(true);
    told(false);
    memory().recordExecution(RecordExecution.ofTool(TOOL, true));
    ReadThresholds.Tool tool = tool();
    double good = tool.rate().proven().succeeded()
        + tool.rate().told().succeeded()
        + tool.rate().borrowed().succeeded();
    double bad = tool.rate().proven().failed()
        + tool.rate().told().failed()
        + tool.rate().borrowed().failed();
    assertThat(good / (good + bad)).isEqualTo(tool.rate().value(), within(1e-12));
    assertThat(tool.rate().value()).isEqualTo(tool.mean());
    assertThat(memory().tools(ReadTools.ALL).tools().get(0).rate()).isEqualTo(tool.rate());
  }

  @Test
  void theSeedCountsEveryReportAlike() {
    memory().configure(new Configure(Optional.of("seed"), Optional.empty()));
    for (int i = 0; i < 20; i++) {
      told(true);
    }
    assertThat(tool().totalExecutions()).isEqualTo(20);
    assertThat(tool().alpha()).isEqualTo(18.845, within(5e-4));
  }

  @Test
  void reportsThatContradictEachOtherAreKeptAndTheFailureCounts() {
    memory().registerTools(RegisterTools.of("acme", RegisterTools.Tool.of("sync", "Syncs.")));
    EpisodeId first = tester.begin();
    memory().recordRun(RecordRun.of(Step.of(TOOL).ok(true)).in(first));
    Log.Answer failed = memory().log(Log.tool(first, TOOL, false, "exit 1"));
    assertThat(failed.note())
        .hasValueSatisfying(note -> assertThat(note).contains("success before", "failure counts"));
    assertThat(tool().totalExecutions()).isEqualTo(1);
    assertThat(tool().alpha()).isEqualTo(1);
    assertThat(tool().beta()).isEqualTo(2);

    EpisodeId second = tester.begin();
    memory().log(Log.tool(second, TOOL, false, "exit 1"));
    RecordRun.Answer run =
        memory().recordRun(RecordRun.of(Step.of(TOOL).ok(true)).in(second));
    assertThat(run.notes()).singleElement().satisfies(note -> {
      assertThat(note.step()).isZero();
      assertThat(note.note()).contains("failure before");
    });
    assertThat(tool().totalExecutions()).isEqualTo(2);
    assertThat(tool().alpha()).isEqualTo(1);
  }

  @Test
  void aContradictedDecisionIsOneSimilarDecisionAndAFailure() {
    for (int i = 0; i < 3; i++) {
      String decision = memory().decide(Decide.of(TOOL, 0.9)).decision();
      memory().recordExecution(RecordExecution.of(decision, true));
      memory().recordExecution(RecordExecution.of(decision, false));
      memory().recordExecution(RecordExecution.of(decision, true));
    }
    Decide.Breakdown after = memory().decide(Decide.of(TOOL, 0.9)).breakdown();
    assertThat(after.episodicMatches()).isEqualTo(3);
    assertThat(after.episodicBoost()).isNegative();
  }

  @Test
  void reportsInAnotherOrderThanTheRunsContradictNothing() {
    memory().registerTools(RegisterTools.of("acme", RegisterTools.Tool.of("sync", "Syncs.")));
    EpisodeId here = tester.begin();
    memory().log(Log.tool(here, TOOL, true, "done"));
    memory().log(Log.tool(here, TOOL, false, "exit 1"));
    double alpha = tool().alpha();
    memory().recordExecution(RecordExecution.ofTool(TOOL, false).in(here));
    memory().recordExecution(RecordExecution.ofTool(TOOL, true).in(here));
    assertThat(tool().alpha()).isEqualTo(alpha);
    assertThat(tool().totalExecutions()).isEqualTo(2);
  }

  @Test
  void isTheSameAfterARebuild() {
    reportsThatContradictEachOtherAreKeptAndTheFailureCounts();
    var rebuilt = memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
  }
}
