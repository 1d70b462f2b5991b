package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The length of a turn")
class TurnLengthTest {
  private static final double LN_2 = StrictMath.log(2);

  @Test
  void tellsHowMuchIsSaid() {
    assertThat(TurnLength.substance(0)).isZero();
    assertThat(TurnLength.substance(1)).isEqualTo(LN_2);
    assertThat(TurnLength.substance(7)).isEqualTo(StrictMath.log(8));
  }

  @ParameterizedTest
  @CsvSource({"20, 1.25", "16, 1.5625", "12, 2.0833333333333335", "5, 2.0833333333333335"})
  void tellsHowTerseItIsDownToHalfOfATerseLength(long length, double times) {
    assertThat(TurnLength.terseness(length, 25)).isEqualTo(-StrictMath.log(1 / times));
  }

  @ParameterizedTest
  @CsvSource({"25, 25", "26, 25", "1000, 25", "1, 1", "0, 1"})
  void isNotTerseBeyondATerseLength(long length, long terse) {
    assertThat(TurnLength.terseness(length, terse)).isZero();
  }

  @Test
  void tellsHowLengthyItIsBeyondALengthyOne() {
    assertThat(TurnLength.lengthiness(0, 100)).isZero();
    assertThat(TurnLength.lengthiness(100, 100)).isZero();
    assertThat(TurnLength.lengthiness(200, 100)).isEqualTo(LN_2);
  }
}
