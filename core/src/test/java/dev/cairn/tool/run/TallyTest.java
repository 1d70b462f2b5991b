package dev.cairn.tool.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A tally of tools")
class TallyTest {
  private static final int MOST = 8;

  @Test
  void countsEachToolForItself() {
    Tally tally = tally(List.of(3, 5, 3));

    assertThat(tally.times(3)).isEqualTo(2);
    assertThat(tally.times(5)).isEqualTo(1);
    assertThat(tally.times(4)).isZero();
    assertThat(tally.total()).isEqualTo(3);
  }

  @Property
  void neverHoldsMoreThanItsBound(@ForAll List<@IntRange(min = 1, max = 40) Integer> seen) {
    Tally tally = tally(seen);

    assertThat(tally.size()).isLessThanOrEqualTo(MOST);
    assertThat(tally.total()).isEqualTo(seen.size());
  }

  @Property
  void neverLosesWhatIsFrequent(
      @ForAll @Size(max = 200) List<@IntRange(min = 1, max = 40) Integer> seen) {
    Tally tally = tally(seen);

    for (int tool : seen) {
      long times = seen.stream().filter(it -> it == tool).count();
      if (times > seen.size() / MOST) {
        assertThat((long) tally.times(tool)).as("tool %d", tool).isGreaterThanOrEqualTo(times);
      }
    }
  }

  private static Tally tally(List<Integer> seen) {
    Tally tally = new Tally();
    seen.forEach(tool -> tally.add(tool, MOST));
    return tally;
  }
}
