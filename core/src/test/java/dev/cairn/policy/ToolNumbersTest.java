package dev.cairn.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The numbers behind tools and decisions")
class ToolNumbersTest {

  @Test
  void defaultsArePinned() {
    assertThat(ScorePolicy.DEFAULT)
        .isEqualTo(new ScorePolicy(
            SignalScale.NORMALIZED,
            0.5,
            2,
            2,
            0.8,
            0.2,
            0.01,
            0.1,
            0.85,
            0.05,
            0.10,
            0.65,
            0.20,
            0.15,
            0.55,
            0.30,
            0.15,
            0.4,
            0.2,
            0.2,
            0.25,
            0.25,
            0.1,
            0.1,
            0.05,
            0.2,
            0.5,
            0.25,
            0.15,
            0.1,
            0.4,
            0.35,
            0.15,
            0.1,
            0.5));
    assertThat(AlphaPolicy.DEFAULT)
        .isEqualTo(new AlphaPolicy(
            0.5, 0.5, 5, 0.4, 0.3, 0.3, 0.5, 0.3, 0.2, 0.3, 0.4, 0.3, 0.2, 0.2, 0.6));
    assertThat(ClusterPolicy.DEFAULT)
        .isEqualTo(new ClusterPolicy(64, 6, 0.25, 0.02, 2, 0.5, 96, 1e-5, 300, 100, 100));
    assertThat(FindPolicy.DEFAULT)
        .isEqualTo(
            new FindPolicy(ContextForm.RUNS, 0.5, 1, 1.3, 1.3, 0.05, 0.7, 50, 2.0, 4.8, 2.7));
    assertThat(EdgePolicy.DEFAULT)
        .isEqualTo(new EdgePolicy(1, 0.8, 0.7, 0.5, 1, 0.7, 0.5, 0.5, 2, 1));
    assertThat(ReliabilityPolicy.DEFAULT)
        .isEqualTo(new ReliabilityPolicy(
            ReliabilityForm.BOUNDS, 0.5, 0.9, 0.09, 1.2, 0.05, 0.1, 0.2, 0.15, 0.35, 0.15, 0.5, 5));
  }

  @Test
  void defaultsOfDecisionsArePinned() {
    assertThat(DecisionPolicy.DEFAULT)
        .isEqualTo(new DecisionPolicy(
            0.55,
            0.40,
            0.80,
            0.70,
            0.50,
            0.90,
            0.85,
            0.80,
            0.90,
            0.75,
            0.15,
            0.75,
            0.10,
            0.10,
            PosteriorForm.EVIDENCE,
            1,
            1,
            0.99,
            0,
            0.9,
            3,
            50,
            20,
            0.1,
            30,
            0.7,
            0.5,
            0.5,
            0.4,
            -0.10,
            0.15,
            Switch.ON,
            0.10,
            0.05,
            2,
            5,
            0.5,
            6,
            3,
            Switch.ON,
            Switch.ON));
  }

  @Test
  void defaultsOfExpectationsArePinned() {
    assertThat(OutcomePolicy.DEFAULT)
        .isEqualTo(new OutcomePolicy(
            0.75, 2, 2, 2, 4, 2, 2, 3, 1, 1, 0.999, 0.8, 2, 0.98, 0.005, 1, 3, 200, 1_000, 6, 1.5,
            5, 6, 0.95, 0.01, 20, 16, 2, 0.9, 100_000, 4_096, 256, 32));
    assertThat(Profile.SEED.policy().outcome()).isEqualTo(OutcomePolicy.DEFAULT);
  }

  /** All else is alike, and what differs is a repair that semantics asks for. */
  @Test
  void theSeedDiffersWhereItWasRepairedOnly() {
    SortedMap<String, Object> differs = new TreeMap<>(Profile.SEED.policy().values());
    Map<String, Object> defaults = Policy.DEFAULT.values();
    differs.entrySet().removeIf(each -> each.getValue().equals(defaults.get(each.getKey())));
    differs
        .keySet()
        .removeIf(key ->
            !key.matches("(score|find|prediction|plan|alpha|edge|reliability|decision|gate)\\..*"));
    assertThat(differs)
        .containsOnly(
            Map.entry("score.signals", "raw"),
            Map.entry("find.form", "neighbours"),
            Map.entry("prediction.scorer", "seed"),
            Map.entry("plan.form", "graph"),
            Map.entry("score.community_rank_factor", 2.0),
            Map.entry("reliability.form", "steps"),
            Map.entry("reliability.penalty_factor", 0.25),
            Map.entry("reliability.exclusion_outcomes_min", 1L),
            Map.entry("decision.posterior", "all"),
            Map.entry("decision.safe_ceiling", 0.90),
            Map.entry("decision.moderate_floor", 0.40),
            Map.entry("decision.dangerous_floor", 0.40),
            Map.entry("decision.boost_min", -0.20),
            Map.entry("decision.exploration", "off"),
            Map.entry("decision.unproven_max", 1_000_000_000L),
            Map.entry("decision.past_failure", 0.0),
            Map.entry("gate.told_max", 1.0),
            Map.entry("decision.dangerous_approval", "off"),
            Map.entry("decision.broken_asks", "off"));
  }
}
