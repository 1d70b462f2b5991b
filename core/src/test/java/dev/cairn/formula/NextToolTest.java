package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.policy.Policy;
import dev.cairn.policy.PredictionPolicy;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("How likely a tool comes next")
class NextToolTest {
  private static final PredictionPolicy POLICY = Policy.DEFAULT.prediction();

  @ParameterizedTest(name = "share {0} counts {1}")
  @CsvSource({"0, 0", "1, 1", "0.1, 0.5196", "0.01, 0.1502"})
  void sharesCountByTheirLogarithm(double share, double scaled) {
    assertThat(Share.scaled(POLICY, share)).isCloseTo(scaled, within(1e-4));
  }

  @ParameterizedTest(name = "{0} of {1}: {2}")
  @CsvSource({"0, 5, 0", "1, 1, 0.1505", "99, 99, 1", "50, 99, 0.1505"})
  void whatAlwaysFollowedIsSurerTheOftenerItDid(int times, int total, double sure) {
    assertThat(Share.sure(times, total)).isCloseTo(sure, within(1e-4));
  }

  @Test
  void aWordThatSaysNothingLiftsNothing() {
    assertThat(WordEvidence.lift(5, 10, 0.5)).isCloseTo(0, within(1e-9));
    assertThat(WordEvidence.lift(9, 10, 0.1)).isGreaterThan(1.5);
  }

  @Property
  void chancesAreShares(
      @ForAll @Size(min = 1, max = 50) List<@DoubleRange(min = -30, max = 30) Double> scores) {
    double[] chances =
        NextTool.chances(scores.stream().mapToDouble(Double::doubleValue).toArray());

    assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-9));
    assertThat(Arrays.stream(chances)).allMatch(chance -> chance >= 0 && chance <= 1);
  }

  @Property
  void confidenceGrowsWithTheChanceAndFallsWithVariety(
      @ForAll @DoubleRange(max = 1) double chance, @ForAll @DoubleRange(max = 1) double newPart) {
    double confidence = NextTool.confidence(POLICY, chance, newPart);

    assertThat(confidence).isBetween(0.0, POLICY.confidenceMax());
    assertThat(NextTool.confidence(POLICY, chance * chance, newPart))
        .isLessThanOrEqualTo(confidence);
    assertThat(NextTool.confidence(POLICY, chance, 1)).isLessThanOrEqualTo(confidence);
  }

  @Test
  void partsAddUpToTheScore() {
    assertThat(NextTool.score(List.of(
                new NextTool.Signal("one", 2, 0.5),
                new NextTool.Signal("silent", 3, 0),
                new NextTool.Signal("against", -1, 0.25)))
            .value())
        .isEqualTo(0.75);
  }
}
