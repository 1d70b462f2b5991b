package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.Policy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The mathematics of plans")
class PlanFormulasTest {
  private static Explanation chance(double value) {
    return Explanation.leaf(value, "given");
  }

  @Test
  void whatIsSureIsKeptAndWhatIsUnlikelyBesideItIsNot() {
    assertThat(ExpectedF.keep(new double[] {0.9, 0.9, 0.3, 0.1})).isEqualTo(2);
  }

  @Test
  void theBarIsLowerWhereNothingIsSure() {
    assertThat(ExpectedF.keep(new double[] {0.3, 0.3, 0.3, 0.05})).isEqualTo(3);
  }

  @Test
  void ofNothingNothingIsKept() {
    assertThat(ExpectedF.keep(new double[0])).isZero();
    assertThat(ExpectedF.keep(new double[] {0})).isZero();
  }

  @Test
  void aPlanIsAsSureAsItsTasksAre() {
    Explanation plan = PlanConfidence.of(Policy.DEFAULT, List.of(chance(0.9), chance(0.7)));
    assertThat(plan.value()).isCloseTo(0.13 + 0.81 * 0.8, within(1e-12));
  }

  @Test
  void noPlanIsSurerThanTheCeiling() {
    Policy steep = Policy.DEFAULT.with(Map.of("plan.confidence_slope", 1.0));
    assertThat(PlanConfidence.of(steep, List.of(chance(1))).value())
        .isEqualTo(Policy.DEFAULT.tool().confidenceMax());
    assertThat(PlanConfidence.of(Policy.DEFAULT, List.of()).value()).isZero();
  }

  @Test
  void chancesFollowFromTheirSignals() {
    Explanation even = Chance.of("even", List.of(new NextTool.Signal("nothing", 3, 0)));
    assertThat(even.value()).isEqualTo(0.5);
    Explanation likely = Chance.of(
        "likely",
        List.of(new NextTool.Signal("for", 2, 1), new NextTool.Signal("against", -0.5, 2)));
    assertThat(likely.value()).isEqualTo(Chance.of(1.0));
    assertThat(Chance.of(-1.0) + Chance.of(1.0)).isCloseTo(1, within(1e-12));
  }

  @Test
  void wordsOrderNamesTheMoreTheOftenerTheyWereSeen() {
    assertThat(order(1)).isPositive().isLessThan(order(10));
    WordOrder turned = new WordOrder(0.3, 2);
    turned.add(10, 0, 10);
    assertThat(turned.value()).isCloseTo(-order(10), within(1e-12));
    WordOrder silent = new WordOrder(0.3, 2);
    silent.add(0, 0, 0);
    assertThat(silent.value()).isZero();
    WordOrder untaught = new WordOrder(0, 2);
    untaught.add(3, 0, 0);
    assertThat(untaught.value()).isZero();
  }

  private static double order(int times) {
    WordOrder order = new WordOrder(0.3, 2);
    order.add(times, times, 0);
    return order.value();
  }
}
