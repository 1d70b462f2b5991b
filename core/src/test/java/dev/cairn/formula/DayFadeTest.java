package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How a named day fades")
class DayFadeTest {

  @Test
  void isWholeOnTheDayAndAThirdWhereThePolicySaysSo() {
    assertThat(DayFade.of(0, 7)).isEqualTo(1);
    assertThat(DayFade.of(7, 7)).isEqualTo(StrictMath.exp(-1)).isBetween(0.33, 0.37);
  }

  @Test
  void goesOnFading() {
    assertThat(DayFade.of(14, 7)).isLessThan(DayFade.of(13, 7)).isPositive();
  }
}
