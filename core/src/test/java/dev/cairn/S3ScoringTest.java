package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.operation.Configure;
import dev.cairn.operation.ExploreTools;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Result;
import dev.cairn.operation.Learn;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterCapability;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the seed profile unless a test says otherwise. Nothing fades, so that rates come out round. */
@DisplayName("S3: scoring of tools and capabilities")
class S3ScoringTest extends ToolScene {
  private static final Offset<Double> NEAR = within(1e-6);
  private static final FindTools SEND = FindTools.of("send report").limit(30);

  S3ScoringTest() {
    seedWithoutFading();
  }

  /** T1. Of five tools one is joined to none, so all it has in a context is alpha of what it has alone. */
  @Promise(
      section = "1.1",
      value = "alpha = max(.5, 1 - 2 * density): meaning alone at first, never less than half.",
      kept = "`find_tools`, `AdaptiveAlpha`, `score.alpha_floor`, `score.alpha_slope`",
      deviation = "By default alpha falls with what was seen of the tools in use, not of all.")
  @ParameterizedTest
  @CsvSource({"0, 1", "1, 0.9", "4, 0.6", "5, 0.5", "8, 0.5"})
  void alphaFallsWithDensity(int edges, double alpha) {
    register("send_report", "a", "b", "c", "d");
    List.of("a b", "b c", "c d", "d a", "a c", "b d", "c a", "d b").stream()
        .limit(edges)
        .forEach(pair -> ran(1, pair.split(" ")));
    assertThat(found(SEND.after("o:a"), "o:send_report").score())
        .isCloseTo(alpha * found(SEND, "o:send_report").score(), NEAR);
  }

  /** T2. A hub of this degree and all its neighbours: a density of 1 / (degree + 1). */
  @Promise(
      section = "1.2, 1.3",
      value = "alpha * meaning + (1 - alpha) * graph: 1 for neighbours, else Adamic-Adar / 2.",
      kept = "`find_tools`, `HybridScore`, `GraphScore`, `score.neighbour_divisor`",
      deviation = "By default normalized within the context; without context no graph at all.")
  @ParameterizedTest
  @CsvSource({"2, 0.7213", "3, 0.4551", "4, 0.3607", "5, 0.3107", "10, 0.2171"})
  void commonNeighboursCountByTheirDegree(int degree, double graph) {
    register(degree + 1, "open_door", "hub", "send_report");
    ran(1, "open_door", "hub", "send_report");
    IntStream.range(3, degree + 1).forEach(i -> ran(1, "hub", "idle" + i));
    double alpha = Math.max(0.5, 1 - 2.0 / (degree + 1));
    double meaning = alpha * found(SEND, "o:send_report").score();
    assertThat(found(SEND.after("o:hub"), "o:send_report").score())
        .isCloseTo(meaning + (1 - alpha), NEAR);
    assertThat(found(SEND.after("o:open_door"), "o:send_report").score())
        .isCloseTo(meaning + (1 - alpha) * graph, within(1e-4));
  }

  @Promise(
      section = "2.1",
      value = "Tasks of a plan are ranked by .8 * hybrid score + .2 * PageRank.",
      kept = "`plan`, `HybridScore`, `score.hybrid_share`, `score.rank_share`",
      deviation = "By default by chances fitted on task graphs, which plan better.")
  @Test
  void importanceDecidesBetweenEquals() {
    register("send_fax", "send_mail", "make_report");
    PlanTools one = PlanTools.of("send").maxTasks(1);
    assertThat(tools(memory().plan(one))).containsExactly("o:send_fax");
    ran(1, "make_report", "send_mail");
    assertThat(tools(memory().plan(one))).containsExactly("o:send_mail");
    profile("seed", Map.of("score.rank_share", 0));
    assertThat(tools(memory().plan(one))).containsExactly("o:send_fax");
  }

  /** T5: one edge among eleven, four or three tools. */
  @Promise(
      section = "2.2",
      value = "Confidence weighs hybrid, PageRank and path by the stage of the graph.",
      kept = "`find_tools`, `GraphConfidence`, `score.cold_*`, `score.growing_*`, `score.mature_*`",
      deviation = "By default calibrated, docs/measurements/tool-search.md.")
  @ParameterizedTest
  @CsvSource({"11, 0.85, 0.05, 0.10", "4, 0.65, 0.20, 0.15", "3, 0.55, 0.30, 0.15"})
  void confidenceGoesByTheStage(int tools, double hybrid, double rank, double path) {
    register(tools, "make_report", "send_report");
    ran(1, "make_report", "send_report");
    Result near = found(SEND.after("o:make_report"), "o:send_report");
    Result far = found(SEND.after("o:idle2"), "o:send_report");
    double important = rank * 1.85 / (tools + 0.85);
    assertThat(far.confidence()).isCloseTo(hybrid * far.score() + important, NEAR);
    assertThat(near.confidence())
        .isCloseTo(Math.min(0.95, hybrid * near.score() + important + path * 0.95), NEAR);
  }

  @Promise(
      section = "2.3",
      value = "A path of 1, 2, 3 or more hops is trusted .95, .80, .65, .50.",
      kept = "`path`, `find_tools`, `plan`, `PathConfidence`")
  @ParameterizedTest
  @CsvSource({"1, 0.95", "2, 0.80", "3, 0.65", "4, 0.50", "5, 0.50"})
  void aPathIsTrustedByItsHops(int hops, double confidence) {
    ran(1, "t0", "t1", "t2", "t3", "t4", "t5");
    FindPath.Answer path = memory().path(FindPath.between("tool:o:t0", "tool:o:t" + hops));
    assertThat(path.hops()).isEqualTo(hops);
    assertThat(path.confidence()).isEqualTo(confidence);
  }

  /** The door and sending share one neighbour, which has two: 1 / ln 2. */
  @Promise(
      section = "3.0",
      value = "Next tool: .5 followed before + .25 community + .15 Adamic-Adar + .1 PageRank.",
      kept = "`next_tools`, `NextScore`, `score.tool_*`",
      deviation = "By default a mixture of more signals that predicts better: next-tool.md.")
  @Test
  void theNextToolIsAWeightedSum() {
    register("make_report", "send_report", "open_door", "water_plants");
    ran(1, "open_door", "make_report", "send_report");
    double rank = rank("send_report");
    double community = 0.40 + Math.min(0.20, 2 * rank) + 0.10;
    assertThat(next("o:open_door", "o:send_report").orElseThrow().score())
        .isCloseTo(0.25 * community + 0.15 / Math.log(2) + 0.1 * rank, NEAR);
    assertThat(next("o:open_door", "o:water_plants").orElseThrow().score())
        .isCloseTo(0.1 * rank("water_plants"), NEAR);
  }

  @Promise(
      section = "3.0",
      value = "Next capability: .4 overlap + .35 success + .15 rank + .1 meaning.",
      kept = "`next_tools` with `prediction.capabilities` = `weighted`, `score.capability_*`",
      deviation = "The document calls it a placeholder; 4.1 is in force in both profiles.")
  @Test
  void theNextCapabilityMayBeAWeightedSum() {
    capabilities();
    profile("seed", Map.of("prediction.capabilities", "weighted", "score.signals", "normalized"));
    assertThat(offered("o:build o:test")).isCloseTo(0.4 * 2 / 3 + 0.15, NEAR);
    ended(SHIP, 3, 0);
    assertThat(offered("o:build o:test")).isCloseTo(0.4 * 2 / 3 + 0.35 + 0.15, NEAR);
  }

  @Promise(
      section = "3.0",
      value = "Tools and capabilities follow one another: runs teach edges both ways.",
      kept = "`record_run`, `next_tools`")
  @Test
  void capabilitiesAreSteps() {
    capabilities();
    profile("default", Map.of());
    RecordRun run = RecordRun.of(Step.of("o:draw"), Step.ofCapability("ship"), Step.of("o:paint"));
    assertThat(memory().recordRun(run).edges())
        .extracting(edge -> edge.source() + " " + edge.target())
        .containsExactlyInAnyOrder("tool:o:draw " + SHIP, SHIP + " tool:o:paint");
    memory().recordRun(run);
    assertThat(next("o:draw", SHIP)).isPresent();
    assertThat(next(SHIP, "o:paint")).isPresent();
  }

  /** T7, T8. The edge is inferred, .35, and observed, .5, from the fourth run on. */
  @Promise(
      section = "3.1, 3.2",
      value = "Followed: edge + .05 * log2(n + 1) to .20; community: .40 + rank to .20 + edge / 4.",
      kept = "`next_tools`, `CoOccurrenceConfidence`, `CommunityConfidence`, `score.community_*`",
      deviation = "Communities by Leiden instead of Louvain, which can split badly.")
  @ParameterizedTest
  @CsvSource({
    "30, 1, 0.35, 0.05, 0.119935",
    "4, 1, 0.35, 0.05, 0.20",
    "4, 3, 0.35, 0.10, 0.20",
    "4, 7, 0.5, 0.15, 0.20",
    "4, 15, 0.5, 0.20, 0.20",
    "4, 40, 0.5, 0.20, 0.20"
  })
  void whatFollowedCountsLessEachTime(
      int tools, int times, double edge, double boost, double byRank) {
    register(tools, "make_report", "send_report");
    ran(times, "make_report", "send_report");
    double community = 0.40 + byRank + 0.25 * edge;
    double rank = 0.1 * 1.85 / (tools + 0.85);
    assertThat(next("o:make_report", "o:send_report").orElseThrow().score())
        .isCloseTo(0.5 * (edge + boost) + 0.25 * community + rank, NEAR);
  }

  /** T9: what outcomes add to the score there is without any. */
  @Promise(
      section = "3.3",
      value =
          "Outcomes add .20 * success - .25 * failure rate, each to .15; above half fails: out.",
      kept = "`next_tools`, `EpisodicAdjustment`, `reliability.*`",
      deviation =
          "By default .35: with .25, 40 % failures raise confidence; and 5 outcomes at least.")
  @ParameterizedTest
  @CsvSource({
    "1, 0, 0.25, 0.15",
    "9, 1, 0.25, 0.125",
    "6, 4, 0.25, 0.02",
    "6, 4, 0.35, -0.02",
    "5, 5, 0.25, -0.025",
    "3, 7, 0.25,"
  })
  void outcomesAdjustThePrediction(int succeeded, int failed, double penalty, Double adjustment) {
    profile("seed", Map.of("decision.fading", 1, "reliability.penalty_factor", penalty));
    register("make_report", "send_report");
    ran(1, "make_report", "send_report");
    double before = next("o:make_report", "o:send_report").orElseThrow().score();
    ended("o:send_report", succeeded, failed);
    Optional<Result> after = next("o:make_report", "o:send_report");
    assertThat(after.isPresent()).isEqualTo(adjustment != null);
    after.ifPresent(it -> assertThat(it.score() - before).isCloseTo(adjustment, NEAR));
  }

  @Promise(
      section = "4.1",
      value = "A capability scores relevance (shared of all tools) * (1 + boost) * reliability.",
      kept = "`next_tools`, `find_tools`, `CapabilityScore`, `score.cluster_boost`")
  @Test
  void aCapabilityIsAProduct() {
    capabilities();
    assertThat(offered("o:build o:test o:draw")).isCloseTo(2.0 / 4 * 1.5, NEAR);
    ended(SHIP, 1, 0);
    assertThat(offered("o:build o:test")).isCloseTo(2.0 / 3 * 1.5 * 1.2, NEAR);
    assertThat(next("o:draw", SHIP)).as("relevance 0 is 0").isEmpty();
  }

  @Promise(
      section = "4.2",
      value = "A success rate above .9 is a factor of 1.2, below .5 one below .1.",
      kept = "`find_tools`, `Reliability`, `reliability.poor`, `reliability.proven`",
      deviation = "By default by credible bounds, so that one outcome neither crowns nor buries.")
  @ParameterizedTest
  @CsvSource({"10, 0, 1.2", "9, 1, 1", "1, 1, 1", "1, 3, 0.09"})
  void reliabilityIsAFactor(int succeeded, int failed, double factor) {
    profile("seed", Map.of("decision.fading", 1, "reliability.exclusion_outcomes_min", 100));
    capabilities();
    FindTools ask = FindTools.of("ship").limit(10);
    double before = found(ask, SHIP).score();
    ended(SHIP, succeeded, failed);
    assertThat(found(ask, SHIP).score()).isCloseTo(factor * before, NEAR);
  }

  @Promise(
      section = "4.3",
      value = "Capabilities and tools are clustered together, spectrally, on who uses whom.",
      kept = "`tools`, `explore`, `score.cluster_boost`; no clique among a capability's tools")
  @Test
  void capabilitiesAndToolsShareClusters() {
    capabilities();
    assertThat(cluster("o:build")).isEqualTo(cluster("o:deploy")).isEqualTo(cluster(SHIP));
    assertThat(cluster("o:draw")).isEqualTo(cluster("capability:art")).isNotEqualTo(cluster(SHIP));
    assertThat(cluster("o:idle")).isEmpty();
    assertThat(memory().graph(ReadGraph.ALL).edges()).hasSize(3 + 2);
  }

  @Promise(
      section = "4.4",
      value = "A search goes by meaning and cluster; with nothing to go by hubs are shown.",
      kept = "`find_tools`, `next_tools`, `explore`")
  @Test
  void eachModeHasItsDriver() {
    capabilities();
    FindTools ship = FindTools.of("ship").limit(10);
    double alone = found(ship, SHIP).score();
    assertThat(found(ship.after("o:build"), SHIP).score()).isCloseTo(1.5 * alone, NEAR);
    assertThat(found(ship.after("o:draw"), SHIP).score()).isCloseTo(alone, NEAR);
    ExploreTools all = new ExploreTools(OptionalInt.empty());
    assertThat(memory().exploreTools(all, Reading.LATEST).capabilityClusters())
        .extracting(group -> group.stars().get(0).tool().toString())
        .containsExactlyInAnyOrder(SHIP, "capability:art");
  }

  @Promise(
      section = "4.5",
      value = "A plan holds tools and capabilities, and each is executed by its kind.",
      kept = "`plan`, `register_capability`, `record_run`",
      deviation = "Cairn plans and learns; the agent runs the tool or the capability's code.")
  @Test
  void aPlanMixesToolsAndCapabilities() {
    capabilities();
    profile("default", Map.of());
    RecordRun run =
        RecordRun.of(Step.of("o:draw").ok(true), Step.ofCapability("ship").ok(true));
    IntStream.range(0, 5).forEach(i -> memory().recordRun(run.intent("draw and ship")));
    PlanTools.Answer plan = memory().plan(PlanTools.of("draw and ship"));
    assertThat(tools(plan)).containsExactly("o:draw", "ship");
    assertThat(plan.tasks().get(1).dependsOn()).containsExactly("t1");
    assertThat(memory().tools(ReadTools.of(SHIP)).tools().get(0).succeeded()).isEqualTo(5);
  }

  @Promise(
      section = "5.1",
      value = "No confidence is above .95.",
      kept = "`find_tools`, `next_tools`, `plan`, `tool.confidence_max`")
  @ParameterizedTest
  @CsvSource({"seed", "default"})
  void nothingIsSure(String profile) {
    profile(profile, Map.of());
    register("make_report", "send_report");
    memory().registerCapability(RegisterCapability.of("ship", "ship", "o:make_report"));
    ran(60, "make_report", "send_report");
    ended("o:send_report", 60, 0);
    ended(SHIP, 60, 0);
    assertThat(next("o:make_report", SHIP).orElseThrow().confidence()).isEqualTo(0.95);
    assertThat(next("o:make_report", "o:send_report").orElseThrow().confidence())
        .isBetween(0.5, 0.95);
    assertThat(found(SEND.after("o:make_report"), "o:send_report").confidence())
        .isBetween(0.5, 0.95);
    assertThat(memory().plan(PlanTools.of("make report, send report")).confidence())
        .isBetween(0.5, 0.95);
  }

  @Promise(
      section = "5.3",
      value = "What fails more than half the time is neither predicted nor suggested.",
      kept = "`next_tools`, `find_tools`, `plan`, `reliability.exclusion_*`; the answer names it",
      deviation = "By default from 5 outcomes on: one bad day says little.")
  @ParameterizedTest
  @CsvSource({"seed, 1", "default, 5"})
  void whatMostlyFailsIsLeftOut(String profile, int failures) {
    profile(profile, Map.of());
    capabilities();
    ran(3, "build", "test");
    ended("o:test", 0, failures);
    ended(SHIP, 0, failures);
    NextTools.Answer answer = memory().nextTools(NextTools.after("o:build").limit(30));
    assertThat(of(answer.predictions(), "o:test")).isEmpty();
    assertThat(of(answer.predictions(), SHIP)).isEmpty();
    assertThat(answer.notice().orElseThrow()).contains("o:test mostly fails", SHIP);
    assertThat(of(memory().findTools(FindTools.of("test")).results(), "o:test")).isEmpty();
    assertThat(tools(memory().plan(PlanTools.of("build and test")))).doesNotContain("o:test");
  }

  @Promise(
      section = "5.3",
      value = "Confidence below .50 is returned with a warning.",
      kept = "`find_tools`, `next_tools`, `tool.confidence_warning`")
  @ParameterizedTest
  @CsvSource({"seed", "default"})
  void littleConfidenceIsSaid(String profile) {
    profile(profile, Map.of());
    register("make_report", "send_report", "open_door", "report_fault");
    ran(9, "make_report", "send_report");
    FindTools fault = FindTools.of("report fault").limit(30);
    List<Result> results = memory().findTools(fault).results();
    assertThat(results).anyMatch(it -> it.confidence() < 0.5);
    assertThat(results).allMatch(it -> it.warning().isPresent() == it.confidence() < 0.5);
    assertThat(memory().nextTools(NextTools.after("o:make_report").limit(30)).predictions())
        .allMatch(it -> it.warning().isPresent() == it.confidence() < 0.5);
  }

  @Promise(
      section = "Inventory",
      value = "No magic numbers: each of the document's is documented, with its value.",
      kept = "`status`, `configure`")
  @Test
  void everyNumberIsAPolicyKey() {
    assertThat(memory()
            .configure(new Configure(Optional.of("seed"), Optional.empty()))
            .policy())
        .containsAllEntriesOf(Map.of("score.alpha_floor", 0.5, "tool.confidence_max", 0.95))
        .containsAllEntriesOf(Map.of("score.cold_below", 0.01, "score.growing_below", 0.1))
        .containsAllEntriesOf(Map.of("score.hybrid_share", 0.8, "score.rank_share", 0.2))
        .containsAllEntriesOf(Map.of("score.community_base", 0.4, "score.neighbour_divisor", 2.0))
        .containsAllEntriesOf(
            Map.of("reliability.penalty_factor", 0.25, "reliability.boost_factor", 0.2));
  }

  @Promise(
      section = "Future 1-3",
      value = "Weights are learned from feedback, tested against others, and tuned per domain.",
      kept = "`learn`, with figures on runs no fit had seen; `workflow_type`; `cairn eval`")
  @Test
  void weightsAreLearnedAndTested() {
    profile("default", Map.of());
    ranOfTwoTypes();
    Learn.Answer learned = memory().learn(Learn.ADOPT, Progress.NONE);
    assertThat(learned.workflowTypes()).hasSize(2).anySatisfy(type -> {
      assertThat(type.adopted()).isTrue();
      assertThat(type.heldOut().get(0).low()).isPositive();
    });
  }
}
