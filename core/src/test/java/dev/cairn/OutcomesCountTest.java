package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Writing;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The outcome of a run")
class OutcomesCountTest {
  private static final Writing AGENT = Writing.NOW.via(Via.AGENT);

  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    Rebuild.Answer rebuilt = tester.memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).as("replayed").isEqualTo(rebuilt.digestBefore());
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private ReadThresholds.Tool known(String tool) {
    return memory().thresholds(ReadThresholds.of(tool)).tools().get(0);
  }

  private void told(String tool) {
    memory().registerTools(RegisterTools.of("local", RegisterTools.Tool.of(tool, "Does it.")));
  }

  private RecordExecution.Answer says(String tool, boolean ok) {
    return memory().recordExecution(RecordExecution.ofTool(tool, ok), AGENT);
  }

  /** D1. */
  @ParameterizedTest
  @CsvSource({"1, 1.98, 1", "2, 2.9502, 1", "20, 18.845, 1"})
  void movesWhatIsBelievedAsTheSeedPrintsIt(int times, double alpha, double beta) {
    memory().configure(new Configure(Optional.of("seed"), Optional.empty()));
    for (int i = 0; i < times; i++) {
      says("sync", true);
    }
    assertThat(known("sync").alpha()).isEqualTo(alpha, within(5e-4));
    assertThat(known("sync").beta()).isEqualTo(beta);
  }

  @Test
  void onSomebodysWordAloneCountsThreeTimesADay() {
    for (int i = 0; i < 3; i++) {
      assertThat(says("sync", true).counted()).isTrue();
    }
    RecordExecution.Answer fourth = says("sync", true);
    assertThat(fourth.counted()).isFalse();
    assertThat(fourth.notCounted()).hasValueSatisfying(why -> assertThat(why).contains("day"));
    assertThat(says("other", true).counted()).isTrue();
    tester.advance(Duration.ofDays(1));
    assertThat(says("sync", true).counted()).isTrue();
    assertThat(known("sync").totalExecutions()).isEqualTo(4);
  }

  @Test
  void onSomebodysWordAloneCountsThreeTimesAnEpisode() {
    EpisodeId monday = tester.episode("monday");
    EpisodeId tuesday = tester.episode("tuesday");
    for (int i = 0; i < 5; i++) {
      memory().recordRun(RecordRun.of(Step.of("sync").ok(true)).in(monday), AGENT);
      memory().recordExecution(RecordExecution.ofTool("sync", true).in(tuesday), AGENT);
    }
    assertThat(known("sync").totalExecutions()).isEqualTo(6);
  }

  @Test
  void withADecisionCountsAlways() {
    for (int i = 0; i < 10; i++) {
      String decision = memory().decide(Decide.of("sync", 0.9)).decision();
      assertThat(memory().recordExecution(RecordExecution.of(decision, true)).counted())
          .isTrue();
    }
    assertThat(known("sync").totalExecutions()).isEqualTo(10);
  }

  @Test
  void printedIntoTheLogCountsIfTheToolIsKnown() {
    EpisodeId monday = tester.episode("monday");
    memory().log(Log.tool(monday, "sync", true, "done"));
    assertThat(known("sync").totalExecutions()).isZero();
    told("sync");
    for (int i = 0; i < 5; i++) {
      memory().log(Log.tool(monday, "sync", i > 0, "done " + i));
    }
    assertThat(known("sync").totalExecutions()).isEqualTo(5);
    assertThat(known("sync").lastFailure()).isPresent();
  }

  @Test
  void toldOfTwiceCountsOnce() {
    told("sync");
    EpisodeId monday = tester.episode("monday");
    EntryId output = memory().log(Log.tool(monday, "sync", true, "all done")).entry();
    RecordExecution.Answer again = memory()
        .recordExecution(
            RecordExecution.ofTool("sync", true).proven(Evidence.quote(output, "all done")));
    assertThat(again.counted()).isFalse();
    memory()
        .recordOutcome(
            RecordOutcome.of(monday, OutcomeType.TOOL_SUCCESS, Evidence.quote(output, "all done")));
    String decision = memory().decide(Decide.of("sync", 0.9).in(monday)).decision();
    memory().recordExecution(RecordExecution.of(decision, true));
    memory().recordRun(RecordRun.of(Step.of("sync").ok(true)).in(monday));
    assertThat(known("sync").totalExecutions()).isEqualTo(1);
    memory().recordRun(RecordRun.of(Step.of("sync").ok(true)).in(monday));
    assertThat(known("sync").totalExecutions()).as("a second run").isEqualTo(2);
  }

  @Test
  void nobodyKnowsIsNone() {
    memory().recordRun(RecordRun.of(List.of("sync", "read")));
    assertThat(known("sync").totalExecutions()).isZero();
    assertThat(known("sync").alpha()).isEqualTo(1);
  }

  @Test
  void ofARunIsForgottenWithTheTrace() {
    told("sync");
    EpisodeId monday = tester.episode("monday");
    memory().recordRun(RecordRun.of(Step.of("sync").ok(false)).in(monday));
    memory().log(Log.tool(monday, "sync", true, "done"));
    assertThat(known("sync").mean()).as("the run spoke first").isLessThan(0.5);
    memory().retract(Retract.of("trace"));
    assertThat(known("sync").totalExecutions()).isEqualTo(1);
    assertThat(known("sync").mean()).as("as if it had never run").isGreaterThan(0.5);
    memory().recordRun(RecordRun.of(Step.of("sync").ok(false)));
    assertThat(known("sync").totalExecutions()).isEqualTo(2);
  }

  @Test
  void answeredIsWhatIsKeptAfterwards() {
    RecordExecution.Answer answer = says("sync", false);
    assertThat(known("sync").alpha()).isEqualTo(answer.alpha());
    assertThat(known("sync").beta()).isEqualTo(answer.beta());
    assertThat(known("sync").interval()).isEqualTo(answer.interval());
    assertThat(known("sync").mean()).isEqualTo(answer.mean());
  }

  @Test
  void ofACapabilityStaysWhenItIsToldAgainWordForWord() {
    memory().registerCapability(RegisterCapability.of("ship", "Ships it.", "git:push"));
    memory()
        .recordExecution(new RecordExecution(
            true,
            Optional.empty(),
            Optional.of(ToolId.capability("ship")),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
    memory().registerCapability(RegisterCapability.of("ship", "Ships it.", "git:push"));
    assertThat(known("capability:ship").totalExecutions()).isEqualTo(1);
    memory().registerCapability(RegisterCapability.of("ship", "Ships it all.", "git:push"));
    assertThat(known("capability:ship").totalExecutions()).isZero();
    assertThat(known("capability:ship").flags()).contains("changed");
  }
}
