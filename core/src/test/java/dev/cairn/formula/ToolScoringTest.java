package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.GraphScore.Tie;
import dev.cairn.policy.AlphaPolicy;
import dev.cairn.policy.CapabilityLevel;
import dev.cairn.policy.Policy;
import dev.cairn.policy.Profile;
import dev.cairn.policy.ReliabilityPolicy;
import dev.cairn.policy.ScorePolicy;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Tools and scoring, default profile")
class ToolScoringTest {
  private static final Policy POLICY = Policy.DEFAULT;
  private static final AlphaPolicy ALPHA = Policy.DEFAULT.alpha();

  private static Explanation given(double value) {
    return Explanation.leaf(value, "given");
  }

  @Test
  void signalsOfTheGraphAreSharesOfTheLargest() {
    ScorePolicy score = Policy.DEFAULT.score();
    assertThat(GraphSignal.rank(score, 0.002, 0.008).value()).isEqualTo(0.25);
    assertThat(GraphSignal.rank(Profile.SEED.policy().score(), 0.002, 0.008).value())
        .isEqualTo(0.002);
    assertThat(GraphSignal.neighbours(score, 0, 0).value()).isZero();
    List<Tie> ties = List.of(new Tie("a", false, 1.5, 6), new Tie("b", false, 1, 2));
    assertThat(GraphScore.of(score, ties).value()).isEqualTo(0.5);
    refused("largest", () -> GraphSignal.rank(score, 0.5, 0.4));
  }

  @Test
  void theHighestRankAddsAsMuchToACommunityAsInTheSeed() {
    assertThat(CommunityConfidence.of(POLICY, given(1), given(0), given(0)).value())
        .isCloseTo(0.6, within(1e-12));
    assertThat(CommunityConfidence.of(POLICY, given(0.5), given(0), given(0)).value())
        .isCloseTo(0.5, within(1e-12));
  }

  @ParameterizedTest(name = "{0} of 100 failed")
  @ValueSource(doubles = {40, 41, 45, 49, 50})
  void fortyInAHundredFailuresNeverRaiseConfidence(double failures) {
    Explanation adjustment =
        EpisodicAdjustment.of(POLICY.reliability(), 100 - failures, failures).orElseThrow();
    assertThat(adjustment.value()).isNegative();
  }

  @Test
  void aFewFailuresLowerConfidenceAndExcludeNothing() {
    ReliabilityPolicy policy = POLICY.reliability();
    assertThat(EpisodicAdjustment.of(policy, 0, 4).orElseThrow().value()).isEqualTo(-0.15);
    assertThat(EpisodicAdjustment.of(policy, 0, 5)).isEmpty();
    assertThat(EpisodicAdjustment.of(policy, 5, 5)).isPresent();
  }

  @Test
  void adjustedConfidenceStaysBetweenNothingAndTheCap() {
    assertThat(adjusted(0.9, 20, 0)).hasValue(0.95);
    assertThat(adjusted(0.1, 0, 4)).hasValue(0);
    assertThat(adjusted(0.9, 0, 20)).isEmpty();
    refused("base", () -> adjusted(1.1, 1, 0));
  }

  private static OptionalDouble adjusted(double base, double successes, double failures) {
    Optional<Explanation> found =
        EpisodicAdjustment.confidence(POLICY, given(base), successes, failures);
    return found.map(each -> OptionalDouble.of(each.value())).orElseGet(OptionalDouble::empty);
  }

  @DisplayName("Passive local alpha of a tool: the hotter it is around, the more the graph counts")
  @ParameterizedTest(name = "target {0}, context {1}, path {2}: {3}")
  @CsvSource({"0, 0, 0, 1", "1, 1, 1, .5", ".5, 0, 0, .9", "0, .5, 0, .925", "0, 0, .5, .925"})
  void passive(double target, double context, double path, double expected) {
    assertThat(LocalAlpha.passive(ALPHA, given(target), given(context), given(path))
            .value())
        .isCloseTo(expected, within(1e-12));
  }

  @Test
  void aPathIsTheEdgeOrElseTheCommonNeighboursUpToOne() {
    assertThat(LocalAlpha.path(OptionalDouble.of(0.35), 9).value()).isEqualTo(0.35);
    assertThat(LocalAlpha.path(OptionalDouble.empty(), 0.72).value()).isEqualTo(0.72);
    assertThat(LocalAlpha.path(OptionalDouble.empty(), 1.44).value()).isEqualTo(1);
  }

  @DisplayName("Heat with a hierarchy")
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"TOOL, .532", "CAPABILITY, .423", "META, .346"})
  void hierarchicalHeat(CapabilityLevel level, double expected) {
    double heat =
        HierarchicalHeat.of(ALPHA, level, given(0.8), given(0.3), given(0.21)).value();
    assertThat(heat).isCloseTo(expected, within(1e-12));
  }

  @DisplayName("Cold start: from meaning alone to what the graph says, without a jump")
  @ParameterizedTest(name = "{0} observations: {1}")
  @CsvSource({"0, 1", "1, .92", "2, .84", "4, .68", "5, .6", "500, .6"})
  void coldStart(long observations, double expected) {
    assertThat(LocalAlpha.coldStart(ALPHA, observations, given(0.6)).value())
        .isCloseTo(expected, within(1e-12));
  }

  @Test
  void overlapIsTheShareOfAllTools() {
    assertThat(CapabilityScore.overlap(2, 3, 4).value()).isEqualTo(0.4);
    assertThat(CapabilityScore.overlap(0, 0, 0).value()).isZero();
    assertThat(CapabilityScore.overlap(3, 3, 3).value()).isEqualTo(1);
    refused("shared", () -> CapabilityScore.overlap(4, 3, 5));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, -0.01, 1.01, Double.POSITIVE_INFINITY})
  void refusesWhatIsNoShareAndNamesIt(double wrong) {
    Explanation half = given(0.5);
    refused("density", () -> AdaptiveAlpha.of(Policy.DEFAULT.score(), wrong));
    refused("density", () -> GraphConfidence.weights(Policy.DEFAULT.score(), wrong));
    refused("weight", () -> CoOccurrenceConfidence.of(POLICY, wrong, 1));
    refused(
        "similarities",
        () -> LocalAlpha.active(ALPHA, new double[] {wrong * 200, 0}, new double[2]));
    if (Double.isFinite(wrong)) {
      refused("alpha", () -> HybridScore.of(given(wrong), half, half));
      refused("graph", () -> HybridScore.of(half, half, given(wrong)));
      refused("target", () -> LocalAlpha.passive(ALPHA, given(wrong), half, half));
      refused(
          "relevance", () -> CapabilityScore.of(Policy.DEFAULT.score(), given(wrong), true, half));
    }
  }

  @Test
  void refusesNegativeCounts() {
    refused("count", () -> CoOccurrenceConfidence.boost(Policy.DEFAULT.score(), -1));
    refused("failures", () -> EpisodicAdjustment.of(POLICY.reliability(), 1, -1));
    refused("observations", () -> LocalAlpha.coldStart(ALPHA, -1, given(0.6)));
    refused("pairs", () -> AdaptiveAlpha.density(3, 7));
    refused("nodes", () -> AdaptiveAlpha.density(-3, 0));
  }

  private static void refused(String field, ThrowingCallable call) {
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(call)
        .satisfies(fault -> assertThat(fault.field()).hasValue(field))
        .withMessageContaining(field);
  }
}
