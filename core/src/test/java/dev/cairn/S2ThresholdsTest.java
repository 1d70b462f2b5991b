package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.log.Risk;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Breakdown;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.operation.Explain;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.SetRisk;
import dev.cairn.policy.DecisionMode;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("S2: adaptive thresholds")
class S2ThresholdsTest extends ToolScene {
  private static final String SYNC = "acme:sync";
  private static final Offset<Double> NEAR = within(1e-9);

  /** D6. Both ends know one another alone: trust is .4 + .3 + .3 * .35, alpha 1 - reach * .805. */
  @Promise(
      section = "Level 1",
      value = "An edge is observed after 2 + ceil((alpha - .5) * 6) observations, from 2 to 5.",
      kept = "`record_run`, `graph`, `ObservationCount`, `decision.observations_*`",
      deviation = "Alpha is asked with the pair as each other's context; else 2 is out of reach.")
  @ParameterizedTest(name = "reach {0} needs {1}")
  @CsvSource({"0.63, 2", "0.5, 3", "0.3, 4", "0.2, 5", "0, 5"})
  void observationsNeededFollowLocalAlpha(double reach, int needed) {
    profile("seed", Map.of("alpha.reach", reach, "alpha.observations", 1));
    for (int i = 1; i <= needed; i++) {
      memory().recordRun(RecordRun.of(List.of("a", "b")));
      ReadGraph.Edge edge =
          memory().graph(ReadGraph.from("tool:local:a")).edges().get(0);
      assertThat(edge.standing()).contains(i < needed ? "inferred" : "observed");
      assertThat(edge.toolWeight()).hasValue(i < needed ? 0.5 * 0.7 : 0.5);
    }
  }

  @Promise(
      section = "Level 2",
      value = "Every tool has a Beta of its own, Beta(1, 1) before its first outcome.",
      kept = "`record_execution`, `thresholds`, `decision.prior_*`")
  @Test
  void everyToolHasItsOwnPosterior() {
    seedWithoutFading();
    ended("acme:other", 7, 1);
    assertThat(known("acme:other").alpha()).isEqualTo(8);
    assertThat(known("acme:other").beta()).isEqualTo(2);
    assertThat(known(SYNC).alpha()).isEqualTo(1);
    assertThat(known(SYNC).beta()).isEqualTo(1);
  }

  /** D1. */
  @Promise(
      section = "Level 2",
      value = "Old outcomes fade by 1 % with each new one, because tools change.",
      kept = "`record_execution`, `decision.fading`, `decision.posterior`",
      deviation = "By default the prior is kept apart; the printed form fades it too.")
  @ParameterizedTest
  @CsvSource({"1, 1.98, 2", "2, 2.9502, 2.99", "20, 18.845, 19.209"})
  void oldOutcomesFade(int successes, double printed, double standard) {
    ended(SYNC, successes, 0);
    assertThat(known(SYNC).alpha()).isEqualTo(standard, within(5e-4));
    profile("seed", Map.of());
    ended("acme:other", successes, 0);
    assertThat(known("acme:other").alpha()).isEqualTo(printed, within(5e-4));
    assertThat(known("acme:other").beta()).isEqualTo(1);
  }

  /** D2 and others; alpha is 1. */
  @Promise(
      section = "Level 2",
      value = "Base .55, .70 or .85 by risk, and (.75 - rate) * .15 for the share of successes.",
      kept = "`decide`, `Threshold`, `decision.*_base`, `decision.rate_*`")
  @ParameterizedTest
  @CsvSource({
    "read_file, 0.55, 21, 2, 0.5555",
    "write_file, 0.70, 0, 0, 0.7625",
    "write_file, 0.70, 2, 1, 0.7475",
    "write_file, 0.70, 2, 6, 0.7925",
    "delete_file, 0.85, 8, 0, 0.8525"
  })
  void riskAndSuccessesMakeTheThreshold(
      String tool, double base, int succeeded, int failed, double threshold) {
    seedWithoutFading();
    ended(tool, succeeded, failed);
    assertThat(decide(tool).baseThreshold()).isEqualTo(base);
    assertThat(decide(tool).finalThreshold()).isEqualTo(threshold, NEAR);
  }

  /** D3: safe, rate .88, alpha .75; dangerous, rate .35, alpha 1. */
  @Promise(
      section = "Level 2",
      value =
          "Alpha moves it by (alpha - .75) * .10: read_file at 88 % needs .53, delete_file .90.",
      kept = "`decide`, `LocalAlpha`, `decision.alpha_*`, `decision.*_ceiling`")
  @Test
  void theExamplesComeOutAsPrinted() {
    profile("seed", Map.of("decision.fading", 1, "alpha.reach", 0.25));
    joined("open_file", "read_file");
    ended("read_file", 21, 2);
    ended("delete_file", 6, 12);
    Breakdown read = decide(Decide.of("read_file", 0.9).after("open_file"));
    assertThat(read.localAlpha()).isEqualTo(0.75, NEAR);
    assertThat(read.finalThreshold()).isEqualTo(0.5305, NEAR);
    assertThat(decide("delete_file").finalThreshold()).isEqualTo(0.90, NEAR);
    assertThat(decide("delete_file").clamp()).isEqualTo(-0.035, NEAR);
  }

  @Promise(
      section = "Level 2",
      value = "The rate is sampled from the tool's Beta, so that what is uncertain is tried.",
      kept = "`decide` in mode `passive`, `Posterior`; the draw is logged with its seed",
      deviation = "Exactly: the normal approximation puts 8 % of Beta(1, 1) at 0 or 1.")
  @Test
  void theRateIsDrawnFromThePosterior() {
    seedWithoutFading();
    ended(SYNC, 1, 0);
    Decide passive = Decide.of(SYNC, 0.9).mode(DecisionMode.PASSIVE);
    double[] drawn = LongStream.range(0, 200)
        .mapToDouble(seed -> decide(passive.seed(seed)).draw().orElseThrow())
        .toArray();
    assertThat(drawn).doesNotContain(0, 1).doesNotHaveDuplicates();
    assertThat(Arrays.stream(drawn).average()).hasValueCloseTo(2 / 3.0, within(0.06));
    assertThat(decide(passive.seed(5)).successRate()).isEqualTo(drawn[5]);
    assertThat(decide(SYNC).successRate()).as("speculation").isEqualTo(2 / 3.0, NEAR);
  }

  @Promise(
      section = "Level 2",
      value = "What was seldom tried gets more exploration, by an upper confidence bound.",
      kept = "`decide` in mode `active`, `ExplorationBonus`, `decision.exploration_*`",
      deviation = "The document prints no formula for it, so the seed profile has none.")
  @Test
  void whatWasSeldomTriedIsExplored() {
    ended(SYNC, 20, 0);
    Decide tried = Decide.of(SYNC, 0.9).mode(DecisionMode.ACTIVE);
    Decide untried = Decide.of("acme:new", 0.9).mode(DecisionMode.ACTIVE);
    assertThat(decide(untried).explorationBonus()).isEqualTo(0.15, NEAR);
    assertThat(decide(tried).explorationBonus())
        .isEqualTo(0.10 + 0.05 * Math.sqrt(2 * Math.log(21) / 20), NEAR);
    profile("seed", Map.of());
    assertThat(decide(untried).explorationBonus()).isZero();
  }

  /** D5. */
  @Promise(
      section = "Level 3",
      value = "Similar decisions boost from -.10 to +.15, fully from 20 on; below 3 not at all.",
      kept = "`decide`, `EpisodicBoost`, `decision.boost_*`",
      deviation = "By recorded outcomes, not the algorithm's own score; the code reaches -.20.")
  @ParameterizedTest
  @CsvSource({
    "2, 0, 0, 0",
    "20, 0, 0.15, 20",
    "10, 0, 0.075, 10",
    "3, 0, 0.0225, 3",
    "16, 4, 0.05, 20",
    "14, 6, 0, 20",
    "9, 11, -0.02, 20",
    "0, 20, -0.20, 20"
  })
  void similarDecisionsBoost(int good, int bad, double printed, long matches) {
    profile("seed", Map.of());
    decided(SYNC, good, bad);
    assertThat(decide(SYNC).episodicBoost()).isEqualTo(printed, NEAR);
    assertThat(decide(SYNC).episodicMatches()).isEqualTo(matches);
    assertThat(decide(SYNC).episodicConfidence()).isEqualTo(matches / 20.0, NEAR);
    profile("default", Map.of());
    assertThat(decide(SYNC).episodicBoost()).isEqualTo(Math.max(-0.10, printed), NEAR);
  }

  @Promise(
      section = "Level 3",
      value = "Similar is the same tool first, then its community; at most 50.",
      kept = "`decide`, `SimilarDecisions`, `decision.boost_matches_max`")
  @Test
  void toolsOfTheSameCommunityAreSimilar() {
    joined("acme:find", "acme:put");
    decided("acme:find", 5, 0);
    assertThat(decide("acme:put").episodicMatches()).isEqualTo(5);
    assertThat(decide("acme:stranger").episodicMatches()).isZero();
    decided("acme:put", 0, 50);
    assertThat(decide("acme:put").episodicMatches()).isEqualTo(50);
    assertThat(decide("acme:put").episodicBoost()).as("its own failed").isEqualTo(-0.10, NEAR);
  }

  @Promise(
      section = "Level 3",
      value = "Similar is alpha within .1, the same workflow type if given, the last 30 days.",
      kept = "`decide`, `decision.boost_alpha_within`, `decision.boost_days`")
  @Test
  void otherSituationsAreNotSimilar() {
    Decide put = Decide.of("acme:put", 0.9);
    decided(put.work("release"), 4, 0);
    assertThat(decide(put).episodicMatches()).isEqualTo(4);
    assertThat(decide(put.work("release")).episodicMatches()).isEqualTo(4);
    assertThat(decide(put.work("repair")).episodicMatches()).isZero();
    joined("acme:find", "acme:put");
    assertThat(decide(put.after("acme:find")).episodicMatches()).as("alpha .5").isZero();
    decided(put, 3, 0);
    assertThat(decide(put).episodicMatches()).isEqualTo(3);
    tester.advance(Duration.ofDays(31));
    assertThat(decide(put).episodicMatches()).isZero();
  }

  /** D4, with a rate of .98: 50 outcomes. */
  @Promise(
      section = "Combined",
      value = "threshold = base + success + alpha - boost within bounds, with all its parts.",
      kept = "`decide`, `explain`, `decision.*_floor`, `decision.*_ceiling`",
      deviation = "Bounds come last and go by risk: as printed this dangerous tool needs .64.")
  @ParameterizedTest
  @CsvSource({"seed, 0.6405, 0", "default, 0.80, 0.1595"})
  void theLevelsAddUpWithinBounds(String profile, double threshold, double clamp) {
    profile(profile, Map.of("decision.fading", 1));
    joined("open_file", "delete_file");
    Decide delete = Decide.of("delete_file", 0.9).after("open_file");
    decided(delete, 48, 0);
    Decide.Answer answer = memory().decide(delete);
    Breakdown parts = answer.breakdown();
    assertThat(parts.thompsonAdjustment()).isEqualTo((0.75 - 0.98) * 0.15, NEAR);
    assertThat(parts.alphaAdjustment()).isEqualTo(-0.025, NEAR);
    assertThat(parts.episodicBoost()).isEqualTo(0.15, NEAR);
    assertThat(parts.clamp()).isEqualTo(clamp, NEAR);
    assertThat(answer.threshold()).isEqualTo(threshold, NEAR);
    assertThat(memory().explain(new Explain(answer.decision())).why()).contains(answer.why());
  }

  /** D7, D8. */
  @Promise(
      section = "Risk",
      value = "Words in a tool's name tell its risk, 95 % right; without any it is moderate.",
      kept = "`decide`, `risk.rule`, docs/measurements/risk.md",
      deviation = "Whole words, the worst wins: `thread_delete` is no `read`. 95 % is a target.")
  @ParameterizedTest
  @CsvSource({
    "seed, safe, do_read do_list do_search do_get do_fetch do_query",
    "seed, moderate, do_write do_create do_update do_commit do_push do_insert frobnicate",
    "seed, dangerous, do_delete do_remove do_drop do_truncate do_format do_reset",
    "default, safe, read_file list_dir get_information list_dropdown_options read_only_format_check",
    "default, moderate, write_file git_commit frobnicate",
    "default, dangerous, thread_delete delete_target spreadsheet_drop forget_all update_and_delete"
  })
  void wordsTellTheRisk(String profile, String risk, String tools) {
    profile(profile, Map.of());
    assertThat(tools.split(" "))
        .allSatisfy(tool ->
            assertThat(memory().decide(Decide.of(tool, 0.9)).risk().label()).isEqualTo(risk));
  }

  @Promise(
      section = "Risk",
      value = "A risk set by hand overrides the words, kept with reason, author and time.",
      kept = "`set_risk`, `thresholds`")
  @Test
  void aPersonOverridesTheRisk() {
    memory().setRisk(SetRisk.of("files:delete", Risk.SAFE, "a sandbox", "ada"));
    tester.restart();
    assertThat(decide("files:delete").baseThreshold()).isEqualTo(0.55);
    assertThat(known("files:delete").override()).hasValueSatisfying(said -> {
      assertThat(said.reason()).contains("a sandbox");
      assertThat(said.by()).isEqualTo("ada");
      assertThat(said.at()).isAfter(Tester.NOON);
    });
  }

  @Promise(
      section = "State",
      value = "Alpha and beta (at least 1), executions, last success and failure are stored.",
      kept = "`thresholds`, `tools`",
      deviation = "No table of its own: folded from the log, which is the only authority.")
  @ParameterizedTest
  @ValueSource(strings = {"seed", "default"})
  void theStateOfAToolIsKept(String profile) {
    profile(profile, Map.of());
    ended(SYNC, 0, 30);
    ended(SYNC, 1, 0);
    ReadThresholds.Tool before = known(SYNC);
    assertThat(before.alpha()).isGreaterThanOrEqualTo(1);
    assertThat(before.totalExecutions()).isEqualTo(31);
    assertThat(before.lastSuccess()).isEqualTo(before.updatedAt()).isPresent();
    assertThat(before.lastFailure().orElseThrow()).isBefore(before.lastSuccess().orElseThrow());
    tester.restart();
    assertThat(known(SYNC)).isEqualTo(before);
  }

  @Promise(
      section = "Metrics",
      value = "A threshold converges in 20 executions; the variance is below .05 after 50.",
      kept = "`decide`, `thresholds`, which tells the 90 % interval too")
  @ParameterizedTest
  @CsvSource({"1, 0, 0.545", "0, 1, 0.90"})
  void thresholdsConvergeInTwentyExecutions(int good, int bad, double threshold) {
    assertThat(decide(SYNC).finalThreshold()).isEqualTo(0.7625, NEAR);
    decided(SYNC, 20 * good, 20 * bad);
    assertThat(decide(SYNC).finalThreshold()).isEqualTo(threshold, within(1e-3));
    decided(SYNC, 30 * good, 30 * bad);
    double all = known(SYNC).alpha() + known(SYNC).beta();
    assertThat(known(SYNC).alpha() * known(SYNC).beta() / (all * all * (all + 1)))
        .isLessThan(0.05);
    decided(SYNC, 70 * good, 70 * bad);
    assertThat(decide(SYNC).finalThreshold()).isEqualTo(threshold, within(0.01));
  }

  @Promise(
      section = "Metrics",
      value = "Dangerous tools always need .80 or more; safe ones as little as .45.",
      kept = "`decide`, `decision.dangerous_floor`, `decision.safe_floor`",
      deviation = "Dangerous ones need an approval besides, however sure one is.")
  @ParameterizedTest
  @CsvSource({"files:delete, 0.80, 0.90, ASK", "files:read, 0.40, 0.45, ALLOW"})
  void riskBoundsTheThreshold(String tool, double least, double most, Verdict verdict) {
    decided(tool, 60, 0);
    for (DecisionMode mode : DecisionMode.values()) {
      Decide.Answer answer = memory().decide(Decide.of(tool, 1).mode(mode));
      assertThat(answer.threshold()).isBetween(least, most);
      assertThat(answer.verdict()).isEqualTo(verdict);
    }
  }

  @Promise(
      section = "Metrics",
      value = "A moderate tool of which nothing is known starts at .75.",
      kept = "`decide`",
      deviation = "The formula gives .7625 with alpha 1, which the document rounds.")
  @ParameterizedTest
  @ValueSource(strings = {"seed", "default"})
  void aColdStartIsCautious(String profile) {
    profile(profile, Map.of());
    assertThat(decide("new_tool_xyz").finalThreshold()).isEqualTo(0.7625, NEAR);
    assertThat(decide("new_tool_xyz").coldStart()).isTrue();
  }

  /** Tools that succeed by chance; every outcome is told, also of calls that were asked about. */
  @Promise(
      section = "Metrics",
      value = "85 % of what runs unasked succeeds, at most 10 % fails; 40 % find similar ones.",
      kept = "`decide`; on real sequences: docs/measurements/deciding-quality.md")
  @Test
  void whatRunsUnaskedSucceeds() {
    Random chance = new Random(7);
    double[] rates = {0.98, 0.95, 0.5, 0.1};
    int[] allowed = new int[2];
    int similar = 0;
    for (int i = 0; i < 200; i++) {
      Decide.Answer answer = memory().decide(Decide.of("acme:tool" + i % 4, 0.75));
      boolean ok = chance.nextDouble() < rates[i % 4];
      memory().recordExecution(RecordExecution.of(answer.decision(), ok));
      allowed[ok ? 1 : 0] += answer.verdict() == Verdict.ALLOW ? 1 : 0;
      similar += answer.breakdown().episodicMatches() > 0 ? 1 : 0;
    }
    assertThat(allowed[1]).as("of 100 calls of good tools").isGreaterThan(60);
    assertThat(allowed[0]).isLessThanOrEqualTo((allowed[0] + allowed[1]) / 10);
    assertThat(similar).isGreaterThan(80);
  }
}
