package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import java.util.List;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Worked by hand: four tools, one run of two of them, so one edge, seen once: sequence, inferred, .5 * .7. PageRank
 * with damping .85 gives x to the three that nothing points at and x + .85 x to the other: 4.85 x = 1. One of twelve
 * pairs is joined: the graph is growing, alpha is 1 - 2 / 12.
 */
@DisplayName("In the seed profile tools are scored by the formulas of S3 as printed")
class SeedScoringTest {
  private static final double EDGE = 0.35;
  private static final double RANK = 1 / 4.85;
  private static final double RANK_POINTED_AT = 1.85 / 4.85;
  private static final Offset<Double> NEAR = within(1e-6);
  private static final String REPORT = "make a report and send the report";

  private final Tester tester = new Tester();

  @BeforeEach
  void register() {
    memory().configure(new Configure(Optional.of("seed"), Optional.empty()));
    memory()
        .registerTools(RegisterTools.of(
            "office",
            Tool.of("make_report", "Make a report."),
            Tool.of("send_report", "Send a report."),
            Tool.of("open_door", "Open a door."),
            Tool.of("water_plants", "Water the plants.")));
  }

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private void ran() {
    memory().recordRun(RecordRun.of(List.of("office:make_report", "office:send_report")));
  }

  private FindTools.Result found(FindTools request, String tool) {
    return of(memory().findTools(request.limit(10)).results(), tool);
  }

  private FindTools.Result next(String after, String tool) {
    return of(memory().nextTools(NextTools.after(after).limit(10)).predictions(), tool);
  }

  private static FindTools.Result of(List<FindTools.Result> results, String tool) {
    return results.stream()
        .filter(each -> each.tool().toString().equals(tool))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void pageRankIsTakenOverAllTools() {
    ran();
    assertThat(rank("office:make_report")).isCloseTo(RANK, NEAR);
    assertThat(rank("office:send_report")).isCloseTo(RANK_POINTED_AT, NEAR);
    assertThat(rank("office:open_door")).isCloseTo(RANK, NEAR);
  }

  private double rank(String tool) {
    return memory().tools(ReadTools.of(tool)).tools().get(0).rank();
  }

  @Test
  void findToolsIsTheHybridWithTheConfidenceOfTheStage() {
    ran();
    FindTools send = FindTools.of("send a report");
    double meaning = found(send, "office:send_report").score();
    FindTools.Result with = found(send.after("office:make_report"), "office:send_report");
    double hybrid = (1 - 2.0 / 12) * meaning + 2.0 / 12;
    assertThat(with.score()).isCloseTo(hybrid, NEAR);
    assertThat(with.confidence())
        .isCloseTo(0.65 * hybrid + 0.20 * RANK_POINTED_AT + 0.15 * 0.95, NEAR);
  }

  @Test
  void nextToolsIsTheWeightedSum() {
    ran();
    double followed = EDGE + 0.05;
    double community = 0.40 + 0.20 + 0.25 * EDGE;
    double score = 0.5 * followed + 0.25 * community + 0.1 * RANK_POINTED_AT;
    assertThat(next("office:make_report", "office:send_report").score()).isCloseTo(score, NEAR);
    assertThat(next("office:make_report", "office:send_report").confidence())
        .isCloseTo(score, NEAR);
    assertThat(next("office:make_report", "office:open_door").score())
        .as("another community, never followed")
        .isCloseTo(0.1 * RANK, NEAR);
  }

  @Test
  void nextToolsAddsWhatOutcomesSay() {
    memory()
        .recordRun(RecordRun.of(
            Step.of("office:make_report"), Step.of("office:send_report").ok(true)));
    double without = 0.5 * 0.40 + 0.25 * 0.6875 + 0.1 * RANK_POINTED_AT;
    assertThat(next("office:make_report", "office:send_report").score())
        .isCloseTo(without + 0.15, NEAR);
  }

  @Test
  void commonNeighboursCountByAdamicAndAdar() {
    memory().recordRun(RecordRun.of(List.of("office:open_door", "office:make_report")));
    memory().recordRun(RecordRun.of(List.of("office:make_report", "office:send_report")));
    // The one neighbour that door and sending share has two neighbours: 1 / ln 2.
    double shared = 1 / Math.log(2);
    FindTools.Result send = next("office:open_door", "office:send_report");
    double rank = rank("office:send_report");
    double community = 0.40 + Math.min(0.20, 2 * rank) + 0.10;
    assertThat(send.score()).isCloseTo(0.25 * community + 0.15 * shared + 0.1 * rank, NEAR);
    FindTools search = FindTools.of("send a report");
    double alpha = 1 - 2 * (2 / 12.0);
    assertThat(found(search.after("office:open_door"), "office:send_report").score())
        .isCloseTo(
            alpha * found(search, "office:send_report").score() + (1 - alpha) * shared / 2, NEAR);
  }

  @Test
  void aWayOfFiveEdgesCountsAsEveryLongOneDoes() {
    memory()
        .registerTools(RegisterTools.of(
            "office", Tool.of("lock_up", "Lock up."), Tool.of("go_home", "Go home.")));
    memory()
        .recordRun(RecordRun.of(List.of(
            "office:open_door",
            "office:water_plants",
            "office:make_report",
            "office:send_report",
            "office:lock_up",
            "office:go_home")));
    FindTools.Result last =
        found(FindTools.of("go home").after("office:open_door"), "office:go_home");
    // Five of thirty pairs are joined: the graph is mature.
    assertThat(last.confidence())
        .isCloseTo(0.55 * last.score() + 0.30 * rank("office:go_home") + 0.15 * 0.50, NEAR);
  }

  @Test
  void planIsMadeOfHybridRankAndPathByStage() {
    ran();
    double make = found(FindTools.of(REPORT), "office:make_report").score();
    double send = found(FindTools.of(REPORT), "office:send_report").score();
    PlanTools.Answer plan = memory().plan(PlanTools.of(REPORT));
    assertThat(plan.tasks())
        .extracting(task -> task.tool().map(ToolId::toString).orElse(""))
        .containsExactly("office:make_report", "office:send_report");
    assertThat(plan.tasks().get(1).dependsOn()).containsExactly("t1");
    assertThat(plan.dependencies())
        .singleElement()
        .satisfies(one -> assertThat(one.confidence()).isEqualTo(0.95));
    double first = 0.65 * make + 0.20 * RANK;
    double second = 0.65 * send + 0.20 * RANK_POINTED_AT + 0.15 * 0.95;
    assertThat(plan.tasks().get(0).confidence()).isCloseTo(first, NEAR);
    assertThat(plan.tasks().get(1).confidence()).isCloseTo(second, NEAR);
    // .8 * hybrid + .2 * PageRank: sending, which making points at, is ranked first.
    assertThat(0.8 * send + 0.2 * RANK_POINTED_AT).isGreaterThan(0.8 * make + 0.2 * RANK);
    assertThat(plan.confidence()).isCloseTo(second, NEAR);
  }

  @Test
  void planOfAnEmptyGraphIsNearlyTheSearch() {
    double make = found(FindTools.of("make a report"), "office:make_report").score();
    PlanTools.Answer plan = memory().plan(PlanTools.of("make a report").maxTasks(1));
    assertThat(plan.tasks())
        .singleElement()
        .satisfies(
            task -> assertThat(task.confidence()).isCloseTo(0.85 * make + 0.05 * 0.25, NEAR));
    assertThat(plan.confidence()).isCloseTo(0.85 * make + 0.05 * 0.25, NEAR);
  }
}
