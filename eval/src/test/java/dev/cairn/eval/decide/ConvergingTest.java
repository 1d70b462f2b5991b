package dev.cairn.eval.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.suite.Measured;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is measured of decisions")
class ConvergingTest {

  @Test
  void aThresholdHasConvergedWhenItIsWhereItEnds() {
    List<Double> thresholds = new ArrayList<>(Collections.nCopies(5, 0.7));
    thresholds.add(0.5);
    thresholds.addAll(Collections.nCopies(3, 0.7));
    thresholds.addAll(Collections.nCopies(40, 0.51));
    // From the ninth on one of ten is .19 too high: .019 on average.
    assertThat(Converging.after(thresholds)).contains(8);
  }

  @Test
  void aToolWithFewRunsHasNoEnd() {
    assertThat(Converging.after(Collections.nCopies(20, 0.7))).isEmpty();
  }

  @Test
  void coverageIsWhatTheBestLineWouldLetThrough() {
    List<Measured> calls = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      calls.add(call(0.9 + i / 1000.0, true));
      calls.add(call(0.1, false));
    }
    assertThat(Coverage.at(calls, 0.1)).isEqualTo(0.5);
    calls.add(call(0.95, false));
    assertThat(Coverage.at(calls, 0)).isEqualTo(0);
    assertThat(Coverage.at(calls, 0.1)).isEqualTo(11.0 / 21);
  }

  @Test
  void callsThatLookAlikeAreNotToldApart() {
    assertThat(Coverage.at(List.of(call(0.5, true), call(0.5, false)), 0.1)).isZero();
  }

  private static Measured call(double sure, boolean ok) {
    return new Measured(
        "set", "id", "unit", List.of(), Map.of(), Map.of(Asked.SURE, sure, Asked.OK, ok));
  }
}
