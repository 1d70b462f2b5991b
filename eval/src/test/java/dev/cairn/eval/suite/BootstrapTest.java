package dev.cairn.eval.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.eval.figure.Interval;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class BootstrapTest {
  @Test
  void theIntervalOfAShareIsAsWideAsTheorySays() {
    int n = 400;
    double[] coins = IntStream.range(0, n).mapToDouble(i -> i % 2).toArray();
    Interval interval = Bootstrap.DEFAULT.mean(coins);
    double theory = 1.96 * Math.sqrt(0.25 / n);
    assertThat(interval.value()).isEqualTo(0.5);
    assertThat(interval.high() - interval.value()).isCloseTo(theory, within(theory * 0.15));
    assertThat(interval.value() - interval.low()).isCloseTo(theory, within(theory * 0.15));
  }

  @Test
  void anotherSeedGivesAnotherIntervalAndTheSameValue() {
    double[] values = IntStream.range(0, 97).mapToDouble(i -> i / 97.0).toArray();
    Interval one = new Bootstrap(1, 200).mean(values);
    Interval two = new Bootstrap(2, 200).mean(values);
    assertThat(one.value()).isEqualTo(two.value());
    assertThat(one).isNotEqualTo(two).isEqualTo(new Bootstrap(1, 200).mean(values));
  }

  @Property(tries = 100)
  void holdsItsValue(@ForAll @Size(min = 1, max = 30) List<@DoubleRange(max = 1) Double> values) {
    double[] all = values.stream().mapToDouble(Double::doubleValue).toArray();
    Interval interval = new Bootstrap(3, 50).mean(all);
    assertThat(interval.value()).isBetween(interval.low(), interval.high());
  }

  @Test
  void refusesNoQuestions() {
    assertThatThrownBy(() -> Bootstrap.DEFAULT.mean(new double[0]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
