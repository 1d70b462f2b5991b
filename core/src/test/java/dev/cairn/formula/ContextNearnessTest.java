package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.ContextNearness.Later;
import dev.cairn.policy.FindPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PredictionPolicy;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Nearness to the tools in use")
class ContextNearnessTest {
  private static final FindPolicy POLICY = Policy.DEFAULT.find();
  private static final PredictionPolicy RUNS = Policy.DEFAULT.prediction();
  private static final Explanation NOTHING = Explanation.leaf(0, "nothing");

  @Test
  void addsWhatCameNextAndLater() {
    Explanation next = ContextNearness.next(RUNS, "b", 1, 4);
    Explanation later =
        ContextNearness.later(RUNS, List.of(new Later("b", 0.6, 1, 4), new Later("a", 0.4, 2, 3)));
    assertThat(next.value()).isEqualTo(0.2);
    assertThat(later.value()).isCloseTo(0.6 * 0.2 + 0.4 * 0.5, within(1e-12));
    assertThat(ContextNearness.of(POLICY, next, later, Explanation.leaf(1, "an edge"))
            .value())
        .isCloseTo(1.3 * 0.2 + 1.3 * 0.32 + 0.05, within(1e-12));
  }

  @Test
  void theLastToolCountsMostAndAllTogetherMakeOne() {
    double[] parts = ContextNearness.parts(POLICY, new int[] {0, 1, 3});
    assertThat(parts[0]).isGreaterThan(parts[1]);
    assertThat(parts[1] / parts[0]).isCloseTo(0.7, within(1e-12));
    assertThat(parts[0] + parts[1] + parts[2]).isCloseTo(1, within(1e-12));
  }

  @Property
  void liesBetweenNothingAndOneAndRisesWithWhatWasSeen(
      @ForAll @IntRange(max = 50) int times, @ForAll @IntRange(max = 50) int more) {
    Explanation few = near(times, times + more);
    Explanation many = near(times + 1, times + more + 1);
    assertThat(few.value()).isBetween(0.0, 1.0);
    assertThat(many.value()).isGreaterThanOrEqualTo(few.value());
  }

  private static Explanation near(int times, int all) {
    return ContextNearness.of(
        POLICY,
        ContextNearness.next(RUNS, "a", times, all),
        ContextNearness.later(RUNS, List.of(new Later("a", 1, times, all))),
        NOTHING);
  }
}
