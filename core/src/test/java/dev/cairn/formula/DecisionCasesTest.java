package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.formula.Threshold.Reasons;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.DecisionPolicy.Bounds;
import dev.cairn.policy.Policy;
import dev.cairn.policy.Profile;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cases the founding documents are pinned to, with their own numbers. */
@DisplayName("Decisions")
class DecisionCasesTest {
  private static final DecisionPolicy SEED = Profile.SEED.policy().decision();
  private static final DecisionPolicy DEFAULT = Policy.DEFAULT.decision();

  private static Bounds bounds(DecisionPolicy policy, String risk) {
    return Map.of(
            "safe", policy.safe(), "moderate", policy.moderate(), "dangerous", policy.dangerous())
        .get(risk);
  }

  private static Threshold threshold(
      DecisionPolicy policy, String risk, double rate, double alpha, double boost) {
    return Threshold.of(policy, bounds(policy, risk), new Reasons(rate, alpha, 0, boost, 0));
  }

  @DisplayName("D1: the seed's posterior after successes alone")
  @ParameterizedTest(name = "{0} successes: Beta({1}, 1)")
  @CsvSource({"0, 1", "1, 1.98", "2, 2.9502", "20, 18.845"})
  void d1(int successes, double alpha) {
    Posterior posterior = Posterior.prior(SEED);
    for (int i = 0; i < successes; i++) {
      posterior = posterior.after(SEED, true);
    }
    assertThat(posterior.alpha()).isCloseTo(alpha, within(0.0005));
    assertThat(posterior.beta()).isEqualTo(1);
  }

  @DisplayName("D1: the default's, where the prior stays apart")
  @ParameterizedTest(name = "{0} successes: Beta({1}, 1)")
  @CsvSource({"0, 1", "1, 2", "2, 2.99", "20, 19.2093", "100000, 101"})
  void d1Default(int successes, double alpha) {
    Posterior posterior = Posterior.prior(DEFAULT);
    for (int i = 0; i < successes; i++) {
      posterior = posterior.after(DEFAULT, true);
    }
    assertThat(posterior.alpha()).isCloseTo(alpha, within(0.0001));
    assertThat(posterior.beta()).isEqualTo(1);
  }

  @DisplayName("D2, D3: thresholds within their bounds are the same in both profiles")
  @ParameterizedTest(name = "{0}, rate {1}, alpha {2}: {3}")
  @CsvSource({
    "moderate, .5, 1, .7625",
    "moderate, .5, .75, .7375",
    "moderate, .6, 1, .7475",
    "safe, .88, .75, .5305",
    "dangerous, .35, 1, .90"
  })
  void d2AndD3(String risk, double rate, double alpha, double expected) {
    assertThat(threshold(SEED, risk, rate, alpha, 0).value()).isCloseTo(expected, within(1e-12));
    assertThat(threshold(DEFAULT, risk, rate, alpha, 0).value()).isCloseTo(expected, within(1e-12));
  }

  @Test
  @DisplayName("D4: dangerous, rate 1, alpha .5, boost .15: .6375 in the seed, .80 by default")
  void d4() {
    assertThat(threshold(SEED, "dangerous", 1, 0.5, 0.15).value()).isCloseTo(0.6375, within(1e-12));
    Threshold held = threshold(DEFAULT, "dangerous", 1, 0.5, 0.15);
    assertThat(held.value()).isEqualTo(0.80);
    assertThat(held.clamp()).isCloseTo(0.1625, within(1e-12));
  }

  @DisplayName("D5: what similar decisions take off a threshold")
  @ParameterizedTest(name = "{1} of {0}: seed {2}, default {3}")
  @CsvSource({
    "2, 2, 0, 0",
    "20, 20, .15, .15",
    "10, 10, .075, .075",
    "3, 3, .0225, .0225",
    "20, 16, .05, .05",
    "20, 14, 0, 0",
    "20, 9, -.02, -.02",
    "20, 0, -.20, -.10",
    "50, 50, .15, .15"
  })
  void d5(long matches, long successes, double seed, double byDefault) {
    assertThat(EpisodicBoost.of(SEED, matches, successes).boost().value())
        .isCloseTo(seed, within(1e-12));
    assertThat(EpisodicBoost.of(DEFAULT, matches, successes).boost().value())
        .isCloseTo(byDefault, within(1e-12));
  }

  @Test
  @DisplayName("D5: too few say nothing, and are not reported")
  void d5Few() {
    EpisodicBoost few = EpisodicBoost.of(DEFAULT, 2, 2);
    assertThat(few.matches()).isZero();
    assertThat(few.confidence()).isZero();
    assertThat(EpisodicBoost.of(DEFAULT, 10, 3).matches()).isEqualTo(10);
    assertThat(EpisodicBoost.of(DEFAULT, 10, 3).confidence()).isEqualTo(0.5);
  }

  @DisplayName("D6: observations that make an edge observed")
  @ParameterizedTest(name = "alpha {0}: {1}")
  @CsvSource({".5, 2", ".51, 3", ".6, 3", ".75, 4", ".8, 4", ".9, 5", "1, 5", "0, 2"})
  void d6(double alpha, double expected) {
    assertThat(ObservationCount.of(SEED, alpha, alpha).value()).isEqualTo(expected);
    assertThat(ObservationCount.of(DEFAULT, alpha, alpha).value()).isEqualTo(expected);
  }

  @DisplayName("Exploration: tools that were hardly run get most, and nobody any in the seed")
  @ParameterizedTest(name = "run {1} of {0}: {2}")
  @CsvSource({"0, 0, .15", "100, 0, .15", "1, 1, .15", "100, 9, .15", "100, 37, .1249739"})
  void exploration(long all, long own, double expected) {
    assertThat(ExplorationBonus.of(DEFAULT, all, own).value()).isCloseTo(expected, within(1e-6));
    assertThat(ExplorationBonus.of(SEED, all, own).value()).isZero();
  }
}
