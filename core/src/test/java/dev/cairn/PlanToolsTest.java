package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Writing;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A plan through the facade")
class PlanToolsTest {
  private static final String TRIP = "find a flight and a room in Rome, then book both";

  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private void registered() {
    memory()
        .registerTools(RegisterTools.of(
            "travel",
            Tool.of("search_flights", "Find flights to a place."),
            Tool.of("search_rooms", "Find rooms in a place."),
            Tool.of("book_trip", "Book a flight and a room."),
            Tool.of("print_page", "Print a page on paper.")));
  }

  /** The flight and the room are looked for side by side. */
  private void ran() {
    for (int i = 0; i < 5; i++) {
      memory()
          .recordRun(RecordRun.of(
                  Step.of("travel:search_flights").id("f"),
                  Step.of("travel:search_rooms").id("r"),
                  Step.of("travel:book_trip").id("b").after("f", "r"))
              .intent("find a flight and a room in Paris, then book both"));
      memory().recordRun(RecordRun.of(List.of("travel:print_page")).intent("print the page"));
    }
  }

  private static List<String> tools(PlanTools.Answer answer) {
    return answer.tasks().stream()
        .map(task ->
            task.tool().map(ToolId::toString).orElseGet(() -> task.capability().orElse("")))
        .toList();
  }

  @Test
  void hasTasksThatWaitForThoseBeforeThem() {
    registered();
    ran();
    PlanTools.Answer plan = memory().plan(PlanTools.of(TRIP));
    assertThat(tools(plan))
        .containsExactlyInAnyOrder(
            "travel:search_flights", "travel:search_rooms", "travel:book_trip")
        .last()
        .isEqualTo("travel:book_trip");
    assertThat(plan.tasks().get(0).dependsOn()).isEmpty();
    assertThat(plan.tasks().get(2).dependsOn()).containsExactly("t1", "t2");
    assertThat(plan.dependencies()).hasSize(2).allSatisfy(each -> {
      assertThat(each.task()).isEqualTo("t3");
      assertThat(each.confidence()).isEqualTo(each.why().value()).isLessThanOrEqualTo(0.95);
    });
    assertThat(plan.tasks())
        .allSatisfy(task -> assertThat(task.confidence()).isEqualTo(task.why().value()));
    assertThat(plan.confidence()).isEqualTo(plan.why().value());
    assertThat(plan.notice()).isEmpty();
  }

  @Test
  void isGivenWithAWarningWhereItIsUnsureAndNeverThrownAway() {
    registered();
    PlanTools.Answer plan = memory().plan(PlanTools.of("something in a place"));
    assertThat(plan.tasks()).isNotEmpty();
    assertThat(plan.confidence()).isLessThan(0.5);
    assertThat(plan.warning()).hasValueSatisfying(it -> assertThat(it).contains("low confidence"));
    assertThat(plan.notice()).hasValueSatisfying(it -> assertThat(it).contains("record_run"));
    memory()
        .configure(
            new Configure(Optional.empty(), Optional.of(Map.of("tool.confidence_warning", 0.0))));
    assertThat(memory().plan(PlanTools.of("something in a place")).warning()).isEmpty();
  }

  @Test
  void goesOnFromWhatWasRunAlready() {
    registered();
    ran();
    PlanTools.Answer plan =
        memory().plan(PlanTools.of(TRIP).after("travel:search_flights", "Travel/searchRooms"));
    assertThat(tools(plan)).containsExactly("travel:book_trip");
    assertThat(plan.tasks().get(0).dependsOn()).isEmpty();
  }

  @Test
  void saysOfWhichToolsRunAlreadyNothingIsKnown() {
    registered();
    ran();
    assertThat(memory().plan(PlanTools.of(TRIP).after("never:heard_of")).notice())
        .hasValueSatisfying(it -> assertThat(it).contains("never:heard_of"));
  }

  @Test
  void mayHoldCapabilities() {
    memory().registerCapability(RegisterCapability.of("release", "Publish a version.", "npm:pack"));
    for (int i = 0; i < 4; i++) {
      memory()
          .recordRun(RecordRun.of(Step.of("npm:test"), Step.ofCapability("release"))
              .intent("test it and publish a version"));
    }
    PlanTools.Answer plan = memory().plan(PlanTools.of("test it and publish a version"));
    assertThat(tools(plan)).containsExactly("npm:test", "release");
    assertThat(plan.tasks().get(1).tool()).isEmpty();
    assertThat(plan.tasks().get(1).dependsOn()).containsExactly("t1");
  }

  @Test
  void hasAllToolsItWasToldToPlanWith() {
    registered();
    PlanTools.Answer plan = memory()
        .plan(PlanTools.of("anything").with("travel:print_page", "x:y", "travel:book_trip"));
    assertThat(tools(plan))
        .containsExactlyInAnyOrder("travel:print_page", "x:y", "travel:book_trip");
  }

  @Test
  void leavesOutWhatMostlyFails() {
    registered();
    ran();
    for (int day = 1; day <= 8; day++) {
      memory()
          .recordRun(
              RecordRun.of(Step.of("travel:search_rooms").ok(false)),
              Writing.at(Tester.NOON.minus(Duration.ofDays(day))));
    }
    PlanTools.Answer plan = memory().plan(PlanTools.of(TRIP));
    assertThat(tools(plan)).doesNotContain("travel:search_rooms");
    assertThat(plan.notice())
        .hasValueSatisfying(it -> assertThat(it).contains("travel:search_rooms mostly fails"));
  }

  @Test
  void forgetsWithTheTrace() {
    ran();
    assertThat(memory().plan(PlanTools.of(TRIP)).tasks()).isNotEmpty();
    memory().retract(Retract.of("trace"));
    PlanTools.Answer plan = memory().plan(PlanTools.of(TRIP));
    assertThat(plan.tasks()).isEmpty();
    assertThat(plan.warning()).hasValueSatisfying(it -> assertThat(it).contains("register_tools"));
  }

  @Test
  void ofAnEmptyCatalogueIsEmptyAndSaysWhatToDo() {
    PlanTools.Answer plan = memory().plan(PlanTools.of("anything"));
    assertThat(plan.tasks()).isEmpty();
    assertThat(plan.confidence()).isZero();
    assertThat(plan.warning()).hasValueSatisfying(it -> assertThat(it).contains("register_tools"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 101, Integer.MAX_VALUE})
  void ofNoOrTooManyTasksIsRefused(int most) {
    refused(PlanTools.of("x").maxTasks(most), "max_tasks", Code.INVALID_ARGUMENT);
  }

  @Test
  void isRefusedWhereNothingIsToBeDone() {
    refused(PlanTools.of("  "), "intent", Code.INVALID_ARGUMENT);
    refused(PlanTools.of("x").with(), "tools", Code.INVALID_ARGUMENT);
  }

  @Test
  void isRefusedWhereTheRequestIsHuge() {
    refused(PlanTools.of("word ".repeat(100_000)), "intent", Code.TOO_LARGE);
  }

  private void refused(PlanTools request, String field, Code code) {
    assertThatThrownBy(() -> memory().plan(request))
        .isInstanceOfSatisfying(CairnException.class, e -> {
          assertThat(e.field()).contains(field);
          assertThat(e.code()).isEqualTo(code);
        });
  }
}
