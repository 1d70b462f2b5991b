package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Correlation")
class PearsonTest {
  @Test
  void isOneOnARisingLineAndMinusOneOnAFallingOne() {
    double[] line = {1, 2, 3, 4};
    assertThat(Pearson.correlation(line, new double[] {5, 7, 9, 11}).orElseThrow())
        .isCloseTo(1, within(1e-15));
    assertThat(Pearson.correlation(line, new double[] {4, 3, 2, 1}).orElseThrow())
        .isCloseTo(-1, within(1e-15));
    assertThat(Pearson.correlation(line, new double[] {1, 2, 2, 1}).orElseThrow())
        .isZero();
  }

  @Test
  void isAbsentWhereItIsNotDefined() {
    assertThat(Pearson.correlation(new double[0], new double[0])).isEmpty();
    assertThat(Pearson.correlation(new double[] {1}, new double[] {2})).isEmpty();
    assertThat(Pearson.correlation(new double[] {0.1, 0.1, 0.1}, new double[] {1, 2, 3}))
        .isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pearson.correlation(new double[2], new double[3]));
  }

  @Test
  void ofRanksIsSpearmans() {
    double[] values = {10, 20, 20, 1_000};
    assertThat(Spearman.correlation(values, new double[] {1, 2, 3, 4}).orElseThrow())
        .isCloseTo(0.9486832980505138, within(1e-12));
    assertThat(Spearman.correlation(values, new double[] {1, 2, 2, 3}).orElseThrow())
        .isCloseTo(1, within(1e-15));
    assertThat(Spearman.correlation(new double[] {1, 1}, new double[] {1, 2})).isEmpty();
  }
}
