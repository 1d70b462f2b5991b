package dev.cairn.eval.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Growth exponents and shares")
class GrowthTest {
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 1, 2})
  void findsTheExponentOfAPower(double exponent) {
    Map<Long, Samples> times = new HashMap<>();
    for (long size : new long[] {1_000, 10_000, 100_000, 1_000_000}) {
      times.put(size, Samples.of(3e-6 * Math.pow((double) size, exponent)));
    }
    Interval found = new Growth(times).exponent();
    assertThat(found.value()).isCloseTo(exponent, within(1e-9));
    assertThat(found.low()).isCloseTo(exponent, within(1e-9));
    assertThat(found.high()).isCloseTo(exponent, within(1e-9));
  }

  @Test
  void roundsThatDifferWidenTheInterval() {
    Interval found =
        new Growth(Map.of(10L, Samples.of(1, 2, 3), 1_000L, Samples.of(10, 20, 30))).exponent();
    assertThat(found.value()).isCloseTo(0.5, within(1e-9));
    assertThat(found.low()).isLessThan(0.5);
    assertThat(found.high()).isGreaterThan(0.5);
  }

  @Test
  void needsTwoSizes() {
    assertThatThrownBy(() -> new Growth(Map.of(10L, Samples.of(1))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatNeverHappenedMayStillHappen() {
    Interval never = Interval.share(0, 200);
    assertThat(never.value()).isZero();
    assertThat(never.low()).isZero();
    assertThat(never.high()).isCloseTo(0.0188, within(0.0005));
    // Wilson's own kind of example: 5 of 10.
    Interval half = Interval.share(5, 10);
    assertThat(half.low()).isCloseTo(0.2366, within(0.0005));
    assertThat(half.high()).isCloseTo(0.7634, within(0.0005));
  }
}
