package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import dev.cairn.formula.ListwiseFit.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Fitting weights to choices")
class ListwiseFitTest {
  private static final double[] START = {0.5, -0.2};

  /** Two members, told apart by one signal; the first is right in so many of ten. */
  private static List<Choice> told(int right) {
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      choices.add(new Choice(new float[][] {{1}, {0}}, i < right ? 0 : 1));
    }
    return choices;
  }

  @Test
  void withHardlyAnyPullTheChanceIsTheShare() {
    double[] fitted = ListwiseFit.of(told(8), new double[] {0}, 1e-9, 100);
    assertThat(fitted[0]).isCloseTo(StrictMath.log(0.8 / 0.2), within(1e-4));
  }

  @Test
  void thePullHoldsItBack() {
    double free = ListwiseFit.of(told(8), new double[] {0}, 1e-9, 100)[0];
    double held = ListwiseFit.of(told(8), new double[] {0}, 10, 100)[0];
    assertThat(held).isBetween(0.1, free);
  }

  @Test
  void withoutChoicesTheWeightsStay() {
    assertThat(ListwiseFit.of(List.of(), START, 1, 100)).isEqualTo(START);
  }

  @Test
  void refusesWhatPullsNowhere() {
    assertThatThrownBy(() -> ListwiseFit.of(List.of(), START, -1, 100))
        .isInstanceOf(CairnException.class);
  }

  /** At the minimum no small step along any axis is lower: the slope is nothing. */
  @Property(tries = 30)
  void findsTheMinimumFromAnywhere(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      float[][] rows = new float[5][3];
      for (float[] row : rows) {
        for (int j = 0; j < row.length; j++) {
          row[j] = (float) (4 * random.nextDouble() - 2);
        }
      }
      choices.add(new Choice(rows, random.nextInt(rows.length)));
    }
    double[] start = {5 * random.nextDouble(), -5 * random.nextDouble(), 0};
    double[] fitted = ListwiseFit.of(choices, start, 0.5, 200);
    for (int axis = 0; axis < fitted.length; axis++) {
      assertThat(slope(choices, fitted, start, axis))
          .as("axis %d", axis)
          .isCloseTo(0, within(2e-3));
    }
  }

  private static double slope(List<Choice> choices, double[] at, double[] start, int axis) {
    double step = 1e-5;
    double[] more = at.clone();
    double[] less = at.clone();
    more[axis] += step;
    less[axis] -= step;
    return (objective(choices, more, start) - objective(choices, less, start)) / (2 * step);
  }

  private static double objective(List<Choice> choices, double[] weights, double[] start) {
    double value = 0;
    for (Choice choice : choices) {
      double[] scores = ListwiseFit.scores(choice, weights);
      value -= Math.log(NextTool.chances(scores)[choice.right()]);
    }
    for (int i = 0; i < weights.length; i++) {
      value += 0.25 * (weights[i] - start[i]) * (weights[i] - start[i]);
    }
    return value;
  }
}
