package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Writing;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A run")
class RunsTest {
  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private List<String> learned(Step... steps) {
    return memory().recordRun(RecordRun.of(steps)).edges().stream()
        .map(edge -> edge.source().replace("tool:local:", "")
            + " " + edge.relation() + " "
            + edge.target().replace("tool:local:", ""))
        .toList();
  }

  @Test
  void saysWhatCameAfterWhat() {
    assertThat(learned(Step.of("a"), Step.of("b"), Step.of("c")))
        .containsExactly("a sequence b", "b sequence c");
  }

  @Test
  void saysWhatWasCalledWithinWhat() {
    assertThat(learned(
            Step.of("job").id("p"),
            Step.of("a").within("p"),
            Step.of("b").within("p"),
            Step.of("c").within("p")))
        .containsExactlyInAnyOrder(
            "job contains a", "job contains b", "job contains c", "a sequence b", "b sequence c");
  }

  @Test
  void fansOutAndInWhereStepsRanSideBySide() {
    assertThat(learned(
            Step.of("a").id("a"),
            Step.of("b").id("b").after("a"),
            Step.of("c").id("c").after("a"),
            Step.of("d").after("b", "c")))
        .containsExactlyInAnyOrder(
            "a sequence b",
            "a sequence c",
            "b sequence d",
            "c sequence d",
            "a dependency b",
            "a dependency c",
            "b dependency d",
            "c dependency d");
  }

  @Test
  void learnsNothingFromTryingAgainOrFromWhatFailed() {
    assertThat(learned(Step.of("a"), Step.of("a"), Step.of("a"))).isEmpty();
    assertThat(
            learned(Step.of("a").ok(true), Step.of("b").ok(false), Step.of("c").ok(true)))
        .containsExactly("a sequence c");
  }

  @Test
  void countsALinkOnceHoweverOftenItWentRound() {
    RecordRun.Answer answer = memory().recordRun(RecordRun.of(List.of("a", "b", "a", "b", "a")));
    assertThat(answer.edges()).extracting(RecordRun.Edge::observations).containsOnly(1L);
  }

  @Test
  void isBelievedMoreTheOftenerItIsSeen() {
    RecordRun run = RecordRun.of(List.of("a", "b"));
    assertThat(memory().recordRun(run).edges().get(0).standing()).isEqualTo("inferred");
    assertThat(memory().recordRun(run).standings()).isEmpty();
    assertThat(memory().recordRun(run).standings()).isEmpty();
    RecordRun.Answer fourth = memory().recordRun(run);
    assertThat(fourth.edges().get(0).observations()).isEqualTo(4);
    assertThat(fourth.standings()).singleElement().satisfies(risen -> {
      assertThat(risen.from()).isEqualTo("inferred");
      assertThat(risen.to()).isEqualTo("observed");
    });
  }

  /** S2, level 1: two well-known tools that always go together are believed sooner than two strangers. */
  @Test
  void isBelievedSoonerWhereTheGraphAroundIsDense() {
    RecordRun strangers = RecordRun.of(List.of("x", "y"));
    RecordRun known = RecordRun.of(
        Step.of("a").id("a"), Step.of("b").id("b").after("a"), Step.of("c").after("b"));
    for (int i = 0; i < 5; i++) {
      memory().recordRun(known);
    }
    RecordRun shortcut = RecordRun.of(Step.of("a").id("a"), Step.of("c").after("a"));
    assertThat(memory().recordRun(shortcut).standings()).isEmpty();
    assertThat(memory().recordRun(shortcut).standings())
        .extracting(RecordRun.Standing::to)
        .containsOnly("observed");
    for (int i = 0; i < 3; i++) {
      assertThat(memory().recordRun(strangers).standings()).isEmpty();
    }
  }

  @Test
  void givesTheSameAnswerToTheSameKey() {
    RecordRun run = RecordRun.of(List.of("a", "b"));
    Writing once = Writing.once("run-1");
    assertThat(memory().recordRun(run, once)).isEqualTo(memory().recordRun(run, once));
  }

  @Test
  void namesToolsNobodyToldAbout() {
    memory().registerTools(RegisterTools.of("local", RegisterTools.Tool.of("a", "First.")));
    assertThat(memory().recordRun(RecordRun.of(List.of("a", "b"))).unregistered())
        .containsExactly(ToolId.parse("b"));
  }

  @Test
  void isForgottenWithTheTrace() {
    memory().registerCapability(RegisterCapability.of("both", "Does both.", "a", "b"));
    memory().recordRun(RecordRun.of(List.of("a", "b")));
    memory().retract(Retract.of("trace"));
    assertThat(
            memory().recordRun(RecordRun.of(List.of("a", "b"))).edges().get(0).observations())
        .isEqualTo(1);
    assertThat(memory().graph(ReadGraph.from("capability:both")).edges())
        .extracting(edge -> edge.target())
        .containsExactlyInAnyOrder("tool:local:a", "tool:local:b");
  }

  @Test
  void isReplayedAsItGrew() {
    memory()
        .recordRun(RecordRun.of(Step.of("a").ok(true), Step.of("b").ok(false)).intent("try"));
    memory().registerCapability(RegisterCapability.of("both", "Does both.", "a", "b"));
    Rebuild.Answer rebuilt = memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
  }

  static Stream<Arguments> wrong() {
    return Stream.of(
        Arguments.of("steps", RecordRun.of()),
        Arguments.of("steps[0].after", RecordRun.of(Step.of("a").id("x").after("x"))),
        Arguments.of("steps[0].after", RecordRun.of(Step.of("a").after("nobody"))),
        Arguments.of(
            "steps[1].id", RecordRun.of(Step.of("a").id("x"), Step.of("b").id("x"))),
        Arguments.of(
            "steps[0].after",
            RecordRun.of(Step.of("a").id("x").after("y"), Step.of("b").id("y").after("x"))),
        Arguments.of(
            "steps[0].parent",
            RecordRun.of(Step.of("a").id("x").within("y"), Step.of("b").id("y").within("x"))),
        Arguments.of("steps", RecordRun.of(Collections.nCopies(10_001, "a"))));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void thatCannotHaveBeenIsRefusedByItsField(String field, RecordRun run) {
    assertThatThrownBy(() -> memory().recordRun(run))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains(field));
    assertThat(memory().events(0, 10)).isEmpty();
  }

  @Test
  void mayBeLong() {
    List<String> tools =
        Stream.iterate(0, i -> i < 10_000, i -> i + 1).map(i -> "t" + i % 500).toList();
    assertThat(memory().recordRun(RecordRun.of(tools)).edges()).hasSize(500);
  }

  @Test
  void mayBeOfACapabilityThatIsMadeOfOthers() {
    memory().registerCapability(RegisterCapability.of("inner", "Inner.", "a"));
    memory().registerCapability(RegisterCapability.of("outer", "Outer.", "capability:inner", "b"));
    assertThatThrownBy(() -> memory()
            .registerCapability(RegisterCapability.of("inner", "Ring.", "capability:outer")))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains("uses"));
    assertThat(memory()
            .recordRun(RecordRun.of(Step.ofCapability("Inner"), Step.of("b")))
            .edges())
        .singleElement()
        .satisfies(edge -> assertThat(edge.source()).isEqualTo("capability:inner"));
  }

  @Test
  void ofACapabilityLosesPartsItNoLongerUses() {
    memory().registerCapability(RegisterCapability.of("both", "Does both.", "a", "b"));
    memory().registerCapability(RegisterCapability.of("both", "Does one.", "a"));
    assertThat(memory().graph(ReadGraph.from("capability:both"), Reading.LATEST).edges())
        .extracting(edge -> edge.target())
        .containsExactly("tool:local:a");
  }
}
