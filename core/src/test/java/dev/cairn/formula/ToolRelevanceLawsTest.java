package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.ToolRelevance.Signal;
import dev.cairn.policy.FindPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolPolicy;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

@Label("Laws of how well a tool fits")
class ToolRelevanceLawsTest {
  private static final ToolPolicy POLICY = Policy.DEFAULT.tool();

  @Property
  void theScoreIsTheSumOfItsTerms(
      @ForAll @Size(min = 1, max = 7) List<@DoubleRange(max = 50) Double> measures,
      @ForAll @DoubleRange(max = 10) double weight) {
    List<Signal> signals = measures.stream()
        .map(measure -> new Signal("s", weight, measure, "m", 50))
        .toList();
    Explanation score = ToolRelevance.score(signals);
    double sum = 0;
    for (Signal signal : signals) {
      sum += ToolRelevance.term(signal.weight(), signal.measure(), signal.largest());
    }
    assertThat(score.value()).isEqualTo(sum);
  }

  @Property
  void moreOfASignalNeverHurts(
      @ForAll @DoubleRange(max = 50) double measure, @ForAll @DoubleRange(max = 50) double more) {
    double less = ToolRelevance.term(2, Math.min(measure, more), 50);
    assertThat(ToolRelevance.term(2, Math.max(measure, more), 50)).isGreaterThanOrEqualTo(less);
  }

  @Property
  void rarerOftenerAndShorterCountNoLess(
      @ForAll @IntRange(min = 1, max = 999) int with,
      @ForAll @IntRange(min = 1, max = 100) int times,
      @ForAll @DoubleRange(min = 0.01, max = 50) double length) {
    assertThat(ToolRelevance.rarity(1_000, with)).isPositive();
    assertThat(ToolRelevance.rarity(1_000, with + 1)).isLessThan(ToolRelevance.rarity(1_000, with));
    double counted = ToolRelevance.saturation(POLICY, times, length);
    assertThat(counted).isBetween(0.0, 1.0);
    assertThat(ToolRelevance.saturation(POLICY, times + 1, length)).isGreaterThan(counted);
    assertThat(ToolRelevance.saturation(POLICY, times, length + 1)).isLessThan(counted);
  }

  @Property
  void confidenceRisesWithTheScoreAndIsNeverCertain(
      @ForAll @DoubleRange(max = 1.2) double score, @ForAll @DoubleRange(max = 1.2) double other) {
    double low = Math.min(score, other);
    double high = Math.max(score, other);
    double confidence = ToolConfidence.of(POLICY, high, high, true);
    assertThat(confidence).isBetween(0.0, 0.95);
    assertThat(ToolConfidence.of(POLICY, high, high, false)).isLessThan(confidence);
    assertThat(ToolConfidence.of(POLICY, low, high, true)).isLessThanOrEqualTo(confidence);
    FindPolicy inUse = Policy.DEFAULT.find();
    assertThat(ToolConfidence.of(POLICY, inUse, high, high, true)).isBetween(0.0, 0.95);
    assertThat(ToolConfidence.of(POLICY, inUse, low, high, true))
        .isLessThanOrEqualTo(ToolConfidence.of(POLICY, inUse, high, high, true));
  }
}
