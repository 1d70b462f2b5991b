package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The mean of the best")
class BestMeanTest {

  @Test
  void leavesOutTheRest() {
    double[] values = {1, 9, -5, 3, 6};
    assertThat(BestMean.of(values, 1)).isEqualTo(9);
    assertThat(BestMean.of(values, 3)).isEqualTo(6);
    assertThat(values).containsExactly(1, 9, -5, 3, 6);
  }

  @Test
  void isOfAllWhereThereAreFewer() {
    assertThat(BestMean.of(new double[] {2, 4}, 3)).isEqualTo(3);
    assertThat(BestMean.of(new double[] {-2}, 3)).isEqualTo(-2);
  }

  @Test
  void ofNothingIsNothing() {
    assertThat(BestMean.of(new double[0], 3)).isZero();
  }
}
