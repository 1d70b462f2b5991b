package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PolicyRefused;
import dev.cairn.policy.Profile;
import dev.cairn.policy.ReliabilityPolicy;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Reliability")
class ReliabilityTest {
  private static final ReliabilityPolicy POLICY = Policy.DEFAULT.reliability();

  private static double factor(int successes, int failures) {
    return Reliability.of(POLICY, successes, failures).value();
  }

  @DisplayName("Seed profile: by steps")
  @ParameterizedTest(name = "{0} of {1}: {2}")
  @CsvSource({
    "0, 0, 1",
    "0, 1, .09",
    "49, 100, .09",
    "50, 100, 1",
    "90, 100, 1",
    "91, 100, 1.2",
    "1, 1, 1.2"
  })
  void steps(int successes, int outcomes, double expected) {
    Explanation found =
        Reliability.of(Profile.SEED.policy().reliability(), successes, outcomes - successes);
    assertThat(found.value()).isEqualTo(expected);
  }

  @DisplayName("Default profile: clearly below half is at most .1")
  @ParameterizedTest(name = "{0} successes, {1} failures")
  @CsvSource({"0, 4", "0, 20", "2, 8", "40, 60", "400, 600"})
  void poor(int successes, int failures) {
    assertThat(factor(successes, failures)).isLessThanOrEqualTo(0.1).isPositive();
  }

  @DisplayName("Default profile: clearly above .9 is 1.2")
  @ParameterizedTest(name = "{0} successes, {1} failures")
  @CsvSource({"30, 0", "200, 5", "930, 70"})
  void proven(int successes, int failures) {
    assertThat(factor(successes, failures)).isEqualTo(1.2);
  }

  @DisplayName("Default profile: what is not clear changes nothing")
  @ParameterizedTest(name = "{0} successes, {1} failures")
  @CsvSource({"0, 0", "0, 1", "1, 0", "5, 0", "4, 6", "70, 30", "780, 220"})
  void unclear(int successes, int failures) {
    assertThat(factor(successes, failures)).isEqualTo(1);
  }

  @DisplayName("Default profile: between the two it goes step by step")
  @ParameterizedTest(name = "{0} successes, {1} failures")
  @CsvSource({"0, 3", "60, 60", "15, 0", "90, 5"})
  void between(int successes, int failures) {
    assertThat(factor(successes, failures)).isBetween(0.1, 1.199).isNotEqualTo(1);
  }

  @Property(tries = 200)
  @Label("a success never lowers it, a failure never raises it, and neither makes it jump")
  void monotonic(
      @ForAll @IntRange(max = 400) int successes, @ForAll @IntRange(max = 400) int failures) {
    double now = factor(successes, failures);
    double better = factor(successes + 1, failures);
    double worse = factor(successes, failures + 1);
    assertThat(now).isBetween(0.09, 1.2);
    assertThat(better).isGreaterThanOrEqualTo(now);
    assertThat(worse).isLessThanOrEqualTo(now);
    if (successes + failures >= 50) {
      assertThat(better - worse).isLessThan(0.4);
    }
  }

  @DisplayName("What mostly fails is left out, in the default profile after five outcomes")
  @ParameterizedTest(name = "{0} successes, {1} failures: default {2}, seed {3}")
  @CsvSource({
    "0, 0, false, false",
    "0, 4, false, true",
    "0, 5, true, true",
    "2, 3, true, true",
    "5, 5, false, false",
    "3, 2, false, false"
  })
  void excluded(int successes, int failures, boolean byDefault, boolean bySeed) {
    assertThat(excluded(POLICY, successes, failures)).isEqualTo(byDefault);
    assertThat(excluded(Profile.SEED.policy().reliability(), successes, failures))
        .isEqualTo(bySeed);
  }

  private static boolean excluded(ReliabilityPolicy policy, int successes, int failures) {
    return Reliability.excluded(policy, successes + failures, successes, failures);
  }

  @Test
  void withoutABandItJumpsWhereTheRateIsSure() {
    ReliabilityPolicy sharp = Policy.DEFAULT.with(Map.of("reliability.band", 0)).reliability();
    assertThat(Reliability.of(sharp, 0, 3).value()).isEqualTo(1);
    assertThat(Reliability.of(sharp, 0, 4).value()).isEqualTo(0.09);
    assertThat(Reliability.of(sharp, 28, 0).value()).isEqualTo(1.2);
  }

  @Test
  void bandsMustNotOverlap() {
    assertThatExceptionOfType(PolicyRefused.class)
        .isThrownBy(() -> Policy.DEFAULT.with(Map.of("reliability.band", 0.3)))
        .satisfies(refused -> assertThat(refused.key()).isEqualTo("reliability.band"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
  void refusesWhatIsNoCount(double wrong) {
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(() -> Reliability.of(POLICY, wrong, 1))
        .withMessageContaining("successes");
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(() -> Reliability.excluded(POLICY, 2, 1, wrong))
        .withMessageContaining("failures");
  }
}
