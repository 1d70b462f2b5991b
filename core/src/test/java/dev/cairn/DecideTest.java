package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.operation.Approve;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Consolidate;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Explain;
import dev.cairn.operation.Log;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Remember;
import dev.cairn.operation.Revoke;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.TrustServer;
import dev.cairn.operation.Writing;
import dev.cairn.policy.DecisionMode;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A decision")
class DecideTest {
  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private Decide.Answer decide(String tool, double confidence) {
    return memory().decide(Decide.of(tool, confidence));
  }

  private static void sumsUp(Decide.Answer answer) {
    Decide.Breakdown sum = answer.breakdown();
    assertThat(sum.baseThreshold()
            + sum.thompsonAdjustment()
            + sum.alphaAdjustment()
            - sum.episodicBoost()
            - sum.explorationBonus()
            + sum.clamp())
        .isEqualTo(sum.finalThreshold());
    assertThat(answer.why().value()).isEqualTo(answer.threshold()).isEqualTo(sum.finalThreshold());
  }

  @Test
  void aboutAToolNobodyKnowsIsCautious() {
    Decide.Answer answer = decide("acme:frobnicate", 0.76);
    assertThat(answer.risk()).isEqualTo(Risk.MODERATE);
    assertThat(answer.threshold()).isEqualTo(0.7625, within(1e-12));
    assertThat(answer.verdict()).isEqualTo(Verdict.ASK);
    assertThat(answer.flags()).contains("unregistered", "no_outcomes");
    assertThat(answer.breakdown().coldStart()).isTrue();
    assertThat(answer.breakdown().alphaAlgorithm()).isEqualTo("heat");
    sumsUp(answer);
    assertThat(decide("acme:frobnicate", 0.77).verdict()).isEqualTo(Verdict.ALLOW);
  }

  /** D7, D8. */
  @ParameterizedTest
  @CsvSource({
    "thread_delete, dangerous",
    "delete_target, dangerous",
    "spreadsheet_drop, dangerous",
    "forget_all, dangerous",
    "rm_rf, dangerous",
    "update_and_delete, dangerous",
    "get_information, safe",
    "list_dropdown_options, safe",
    "read_only_format_check, safe"
  })
  void startsFromTheRiskOfTheTool(String tool, String risk) {
    Decide.Answer answer = decide(tool, 0.95);
    assertThat(answer.risk().label()).isEqualTo(risk);
    assertThat(answer.verdict()).isEqualTo(risk.equals("safe") ? Verdict.ALLOW : Verdict.ASK);
    assertThat(answer.riskReasons()).isNotEmpty();
  }

  @Test
  void learnsFromHowItWent() {
    double before = decide("acme:sync", 0.7).threshold();
    for (int i = 0; i < 20; i++) {
      String decision = decide("acme:sync", 0.9).decision();
      memory().recordExecution(RecordExecution.of(decision, true));
    }
    Decide.Answer after = decide("acme:sync", 0.7);
    assertThat(after.threshold()).isLessThan(before - 0.1);
    assertThat(after.breakdown().episodicMatches()).isEqualTo(20);
    assertThat(after.breakdown().episodicBoost()).isEqualTo(0.15, within(1e-12));
    assertThat(after.flags()).doesNotContain("no_outcomes");
    sumsUp(after);
    for (int i = 0; i < 20; i++) {
      String decision = decide("acme:sync", 0.9).decision();
      memory().recordExecution(RecordExecution.of(decision, false));
    }
    assertThat(decide("acme:sync", 0.7).threshold()).isGreaterThan(after.threshold());
  }

  @Test
  void hasOneOutcome() {
    String decision = decide("acme:sync", 0.9).decision();
    RecordExecution.Answer first = memory().recordExecution(RecordExecution.of(decision, true));
    assertThat(first.counted()).isTrue();
    assertThat(first.alpha()).isEqualTo(2);
    assertThat(memory().recordExecution(RecordExecution.of(decision, true))).isEqualTo(first);
    RecordExecution.Answer worse = memory().recordExecution(RecordExecution.of(decision, false));
    assertThat(worse.note())
        .hasValueSatisfying(note -> assertThat(note).contains("both are kept", "failure counts"));
    assertThat(worse.alpha()).isEqualTo(1);
    assertThat(worse.beta()).isEqualTo(2);
    assertThat(memory().recordExecution(RecordExecution.of(decision, true)).notCounted())
        .hasValueSatisfying(note -> assertThat(note).contains("failure before"));
    assertThatThrownBy(() -> memory().recordExecution(RecordExecution.of("d_nobody", true)))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.NOT_FOUND));
    assertThat(
            memory().thresholds(ReadThresholds.of("acme:sync")).tools().get(0).totalExecutions())
        .isEqualTo(1);
  }

  /** D9 and law 10: no number of successes opens a dangerous tool. */
  @Test
  void aboutADangerousToolIsAPersons() {
    for (int i = 0; i < 100; i++) {
      String decision = decide("files:delete", 1).decision();
      memory().recordExecution(RecordExecution.of(decision, true));
    }
    Decide.Answer answer = decide("files:delete", 1);
    assertThat(answer.verdict()).isEqualTo(Verdict.ASK);
    assertThat(answer.threshold()).isGreaterThanOrEqualTo(0.8);
    sumsUp(answer);
  }

  @Test
  void isAllowedByAnApprovalOfThisVeryCall() {
    Map<String, Object> call = Map.of("path", "tmp/a", "deep", Map.of("n", 1, "m", List.of(2)));
    Decide asked = Decide.of("files:delete", 0.3).args(call);
    Decide.Answer first = memory().decide(asked);
    assertThat(first.verdict()).isEqualTo(Verdict.ASK);
    String approval =
        memory().approve(Approve.decision(first.decision(), "ada")).approval();
    Map<String, Object> same = new HashMap<>();
    same.put("deep", Map.of("m", List.of(2.0), "n", 1L));
    same.put("path", "tmp/a");
    Decide.Answer allowed = memory().decide(Decide.of("files:delete", 0.3).args(same));
    assertThat(allowed.verdict()).isEqualTo(Verdict.ALLOW);
    assertThat(allowed.approval()).contains(approval);
    assertThat(memory()
            .decide(Decide.of("files:delete", 1).args(Map.of("path", "tmp/b")))
            .verdict())
        .isEqualTo(Verdict.ASK);
    assertThat(decide("files:delete", 1).verdict()).isEqualTo(Verdict.ASK);
    memory().recordExecution(RecordExecution.of(allowed.decision(), true));
    assertThat(memory().decide(asked).verdict())
        .as("spent by the decision before")
        .isEqualTo(Verdict.ASK);
  }

  @Test
  void isAllowedByAStandingApprovalUntilItIsRevoked() {
    String approval = memory().approve(Approve.standing("files:delete", "ada")).approval();
    Decide asked = Decide.of("files:delete", 0.95).args(Map.of("path", "a"));
    Decide.Answer allowed = memory().decide(asked);
    assertThat(allowed.verdict()).isEqualTo(Verdict.ALLOW);
    memory().recordExecution(RecordExecution.of(allowed.decision(), true));
    assertThat(memory().decide(asked).verdict()).isEqualTo(Verdict.ALLOW);
    assertThat(decide("files:delete", 0.5).verdict()).as("unsure").isEqualTo(Verdict.ASK);
    assertThat(memory().revoke(new Revoke(approval, "ada")).state()).isEqualTo("revoked");
    assertThat(memory().revoke(new Revoke(approval, "ada")).state()).isEqualTo("revoked");
    assertThat(memory().decide(asked).verdict()).isEqualTo(Verdict.ASK);
  }

  @Test
  void startsOverWhenTheToolChanges() {
    register("Deletes one file.");
    memory().approve(Approve.standing("files:delete", "ada"));
    memory().setRisk(SetRisk.of("files:delete", Risk.SAFE, "a sandbox", "ada"));
    for (int i = 0; i < 5; i++) {
      memory().recordExecution(RecordExecution.of(decide("files:delete", 1).decision(), true));
    }
    assertThat(decide("files:delete", 0.9).risk()).isEqualTo(Risk.SAFE);
    register("Deletes one file.");
    assertThat(decide("files:delete", 0.9).flags()).as("told again").isEmpty();
    register("Deletes all files of the company.");
    Decide.Answer answer = decide("files:delete", 1);
    assertThat(answer.risk()).isEqualTo(Risk.DANGEROUS);
    assertThat(answer.verdict()).isEqualTo(Verdict.ASK);
    assertThat(answer.flags()).contains("changed", "no_outcomes");
    assertThat(answer.breakdown().successRate()).isEqualTo(0.5);
    assertThat(answer.breakdown().episodicMatches()).isZero();
  }

  private void register(String description) {
    memory().registerTools(RegisterTools.of("files", RegisterTools.Tool.of("delete", description)));
  }

  @Test
  void obeysWhatTheUserSaysOfTheRisk() {
    memory().setRisk(SetRisk.of("acme:frobnicate", Risk.DANGEROUS, "it deploys", "ada"));
    assertThat(decide("acme:frobnicate", 1).verdict()).isEqualTo(Verdict.ASK);
    memory().setRisk(SetRisk.of("files:delete", Risk.SAFE, "a sandbox", "ada"));
    assertThat(decide("files:delete", 0.7).verdict()).isEqualTo(Verdict.ALLOW);
    ReadThresholds.Tool shown =
        memory().thresholds(ReadThresholds.of("files:delete")).tools().get(0);
    assertThat(shown.override()).hasValueSatisfying(said -> {
      assertThat(said.reason()).contains("a sandbox");
      assertThat(said.by()).isEqualTo("ada");
    });
    assertThat(memory()
            .decide(Decide.of("files:delete", 0.9).args(Map.of("command", "rm -rf /")))
            .risk())
        .as("one call can be worse than its tool")
        .isEqualTo(Risk.DANGEROUS);
  }

  @Test
  void believesAServerThatIsTrusted() {
    memory()
        .registerTools(RegisterTools.of(
            "Git-Hub",
            new RegisterTools.Tool(
                "remove_label_view",
                Optional.empty(),
                Optional.of("Removes nothing."),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Map.of("readOnlyHint", true)))));
    assertThat(decide("git_hub:remove_label_view", 0.9).risk()).isNotEqualTo(Risk.SAFE);
    assertThat(memory().trustServer(new TrustServer("git-hub", true, "ada")).server())
        .isEqualTo("git_hub");
    assertThat(decide("git_hub:remove_label_view", 0.9).risk()).isEqualTo(Risk.SAFE);
    memory().trustServer(new TrustServer("GIT HUB", false, "ada"));
    assertThat(decide("git_hub:remove_label_view", 0.9).risk()).isNotEqualTo(Risk.SAFE);
  }

  @Test
  void isNoWhereARuleForbidsIt() {
    EpisodeId monday = tester.episode("monday");
    EntryId rule = memory().log(Log.user(monday, "Never force-push to main.")).entry();
    memory()
        .remember(Remember.of(
            monday,
            CardKind.CONSTRAINT,
            "Never force-push to main.",
            Evidence.quote(rule, "Never force-push to main.")));
    memory().consolidate(new Consolidate(monday));
    Decide push = Decide.of("bash", 1).args(Map.of("command", "git push --force origin main"));
    Decide.Answer answer = memory().decide(push);
    assertThat(answer.verdict()).isEqualTo(Verdict.DENY);
    assertThat(answer.because()).contains("Never force-push");
    assertThat(answer.guards()).isNotEmpty();
    assertThatThrownBy(() -> memory().approve(Approve.decision(answer.decision(), "ada")))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.CONFLICT));
    memory().approve(Approve.call("bash", push.args().orElseThrow(), "ada"));
    assertThat(memory().decide(push).verdict()).isEqualTo(Verdict.DENY);
  }

  @Test
  void isDrawnInPassiveModeAndCanBeDrawnAgain() {
    assertThat(memory()
            .decide(Decide.of("acme:sync", 0.7).mode(DecisionMode.PASSIVE).seed(7))
            .breakdown()
            .draw())
        .as("nothing is known yet")
        .isEmpty();
    for (boolean ok : new boolean[] {true, true, false}) {
      memory().recordExecution(RecordExecution.of(decide("acme:sync", 0.9).decision(), ok));
    }
    Decide asked = Decide.of("acme:sync", 0.7).mode(DecisionMode.PASSIVE).seed(7);
    Decide.Answer one = memory().decide(asked);
    assertThat(memory().decide(asked).breakdown()).isEqualTo(one.breakdown());
    assertThat(memory().decide(asked.seed(8)).breakdown().draw())
        .isNotEqualTo(one.breakdown().draw());
    Decide.Answer free = memory().decide(Decide.of("acme:sync", 0.7).mode(DecisionMode.PASSIVE));
    assertThat(memory()
            .decide(asked.seed(free.breakdown().seed().orElseThrow()))
            .breakdown()
            .draw())
        .isEqualTo(free.breakdown().draw());
    sumsUp(one);
    sumsUp(free);
  }

  @Test
  void isBolderInActiveMode() {
    Decide.Answer answer = memory().decide(Decide.of("acme:sync", 0.7).mode(DecisionMode.ACTIVE));
    assertThat(answer.breakdown().explorationBonus()).isEqualTo(0.15, within(1e-12));
    assertThat(answer.breakdown().alphaAlgorithm()).isEqualTo("correlation");
    assertThat(answer.verdict()).isEqualTo(Verdict.ALLOW);
    sumsUp(answer);
    assertThat(memory()
            .decide(Decide.of("files:delete", 1).mode(DecisionMode.ACTIVE))
            .threshold())
        .isGreaterThanOrEqualTo(0.8);
  }

  @Test
  void isExplainedAsItWasMade() {
    Decide.Answer made =
        memory().decide(Decide.of("acme:sync", 0.7).args(Map.of("path", "a")).after("acme:read"));
    memory().recordExecution(RecordExecution.of(made.decision(), true));
    Explain.Answer explained = memory().explain(new Explain(made.decision()));
    assertThat(explained.type()).isEqualTo("decision");
    assertThat(explained.why()).contains(made.why());
    assertThat(explained.stored())
        .containsEntry("verdict", made.verdict().label())
        .containsEntry("threshold", made.threshold())
        .containsEntry("args", Map.of("path", "a"))
        .containsEntry("ok", true)
        .containsKeys("request", "breakdown", "chance", "risk_reasons");
  }

  @Test
  void givesTheSameAnswerToTheSameKey() {
    Decide asked = Decide.of("acme:sync", 0.7).args(Map.of("command", "ls"));
    Writing once = Writing.once("d-1");
    Decide.Answer first = memory().decide(asked, once);
    memory().recordExecution(RecordExecution.of(first.decision(), true));
    assertThat(memory().decide(asked, once)).isEqualTo(first);
  }

  @Test
  void isReplayedAsItGrew() {
    startsOverWhenTheToolChanges();
    isDrawnInPassiveModeAndCanBeDrawnAgain();
    dev.cairn.operation.Rebuild.Answer rebuilt = memory()
        .rebuild(
            new dev.cairn.operation.Rebuild(Optional.empty()), dev.cairn.operation.Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
  }

  @Test
  void tellsTheRiskOfACheckedCall() {
    CheckAction asked = new CheckAction(
        "clean up",
        Optional.of(dev.cairn.log.ToolId.parse("bash")),
        Optional.of(Map.of("command", "rm -rf /")),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    assertThat(memory().check(asked).risk()).contains(Risk.DANGEROUS);
    assertThat(memory().check(CheckAction.of("clean up")).risk()).isEmpty();
  }

  static Stream<Arguments> wrong() {
    return Stream.of(
        Arguments.of("confidence", Decide.of("a", Double.NaN)),
        Arguments.of("confidence", Decide.of("a", -0.01)),
        Arguments.of("confidence", Decide.of("a", 1.0000001)),
        Arguments.of("confidence", Decide.of("a", Double.POSITIVE_INFINITY)),
        Arguments.of("episode", Decide.of("a", 0.5).in(new EpisodeId("nobody"))),
        Arguments.of("workflow_type", Decide.of("a", 0.5).work(" ")),
        Arguments.of("args", Decide.of("a", 0.5).args(Map.of("n", Double.NaN))),
        Arguments.of("args", Decide.of("a", 0.5).args(nested(200))),
        Arguments.of("args", Decide.of("a", 0.5).args(Map.of("text", "x".repeat(20_000_000)))));
  }

  private static Map<String, Object> nested(int depth) {
    return depth == 0 ? Map.of("x", 1) : Map.of("x", nested(depth - 1));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("wrong")
  void thatCannotBeMadeIsRefusedByItsField(String field, Decide request) {
    assertThatThrownBy(() -> memory().decide(request))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains(field));
    assertThat(memory().events(0, 10)).isEmpty();
  }

  @Test
  void looksBackThirtyDays() {
    for (int i = 0; i < 5; i++) {
      String decision = decide("acme:sync", 0.9).decision();
      memory().recordExecution(RecordExecution.of(decision, true));
    }
    assertThat(decide("acme:sync", 0.9).breakdown().episodicMatches()).isEqualTo(5);
    Writing later = Writing.at(Tester.NOON.plus(Duration.ofHours(23)));
    assertThat(memory().decide(Decide.of("acme:sync", 0.9), later).breakdown().episodicMatches())
        .isEqualTo(5);
    tester.advance(Duration.ofDays(31));
    assertThat(decide("acme:sync", 0.9).breakdown().episodicMatches()).isZero();
  }
}
