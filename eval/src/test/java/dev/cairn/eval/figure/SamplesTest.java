package dev.cairn.eval.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Samples of rounds")
class SamplesTest {
  @Test
  void oneBadRoundDoesNotDecide() {
    assertThat(Samples.of(1, 1.1, 0.9, 1, 50).median()).isEqualTo(1);
  }

  @Test
  void quantilesLieBetweenTheNearestSamples() {
    Samples samples = Samples.of(4, 1, 3, 2);
    assertThat(samples.quantile(0)).isEqualTo(1);
    assertThat(samples.quantile(0.5)).isEqualTo(2.5);
    assertThat(samples.quantile(1)).isEqualTo(4);
  }

  @Test
  void noiseThatHitBothCancels() {
    Samples ours = Samples.of(2, 20, 200);
    Samples peer = Samples.of(1, 10, 100);
    assertThat(ours.over(peer).interval()).isEqualTo(new Interval(2, 2, 2));
  }

  @Test
  void equalSamplesLeaveNoDoubt() {
    assertThat(Samples.of(3, 3, 3, 3).interval()).isEqualTo(new Interval(3, 3, 3));
  }

  @Test
  void theIntervalOfANormalMedianIsAsWideAsTheorySays() {
    int n = 400;
    SplittableRandom random = new SplittableRandom(5);
    Interval interval = Samples.of(
            DoubleStream.generate(random::nextGaussian).limit(n).toArray())
        .interval();
    double theory = 2 * 1.96 * 1.2533 / Math.sqrt(n);
    assertThat(interval.high() - interval.low()).isCloseTo(theory, within(theory * 0.3));
    assertThat(interval.low()).isLessThan(interval.value());
    assertThat(interval.high()).isGreaterThan(interval.value());
  }

  @Test
  void theSameSamplesGiveTheSameInterval() {
    assertThat(Samples.of(1, 5, 2, 8).interval())
        .isEqualTo(Samples.of(1, 5, 2, 8).interval());
  }

  @Test
  void refusesNoSamplesAndUnequalRounds() {
    assertThatThrownBy(Samples::of).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Samples.of(1).over(Samples.of(1, 2)))
        .hasMessageContaining("1 rounds beside 2");
  }
}
