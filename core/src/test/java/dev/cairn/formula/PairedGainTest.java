package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.formula.PairedGain.Gain;
import dev.cairn.formula.PairedGain.Group;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The gain of one way over another")
class PairedGainTest {
  private static Gain gain(List<Group> groups) {
    return PairedGain.of(groups, 2_000, 0.025, 7);
  }

  @Test
  void isTheDifferenceOverAllCases() {
    Gain gain = gain(List.of(new Group(4, 1, 3), new Group(6, 2, 2)));
    assertThat(gain.cases()).isEqualTo(10);
    assertThat(gain.before()).isCloseTo(0.3, within(1e-12));
    assertThat(gain.after()).isCloseTo(0.5, within(1e-12));
    assertThat(gain.gain()).isCloseTo(0.2, within(1e-12));
  }

  @Test
  void isSureWhereEveryGroupGains() {
    assertThat(gain(Collections.nCopies(20, new Group(5, 1, 2))).low())
        .isCloseTo(0.2, within(1e-12));
  }

  @Test
  void isUnsureWhereOneGroupGainsAllAndTheOthersLose() {
    List<Group> groups = new ArrayList<>(Collections.nCopies(19, new Group(5, 2, 1.9)));
    groups.add(new Group(5, 0, 5));
    Gain gain = gain(groups);
    assertThat(gain.gain()).isPositive();
    assertThat(gain.low()).isNegative();
    assertThat(gain.high()).isGreaterThan(gain.gain());
  }
}
