package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Nearness in time")
class NearnessTest {
  @ParameterizedTest
  @CsvSource({"0, 7, 1", "7, 7, 0.5", "1, 3, 0.75"})
  void fallsFromOneToAHalfAtTheEndOfTheWindow(long apart, long window, double expected) {
    assertThat(Nearness.of(apart, window)).isEqualTo(expected);
  }
}
