package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

@Label("A mixture of signals")
class MixtureTest {
  private static final double LARGE = 1e9;

  @Property
  @Label("brings every candidate to [0, 1], the least to 0 and the best to 1")
  void range(
      @ForAll @Size(min = 1, max = 20) List<@DoubleRange(min = -LARGE, max = LARGE) Double> all) {
    double[] values = all.stream().mapToDouble(Double::doubleValue).toArray();
    Mixture.Spread spread = Mixture.Spread.of(values);
    for (double value : values) {
      assertThat(spread.share(value)).isBetween(0.0, 1.0);
    }
    boolean differ = spread.most() > spread.least();
    assertThat(spread.share(spread.least())).isZero();
    assertThat(spread.share(spread.most())).isEqualTo(differ ? 1 : 0);
  }

  @Property
  @Label("explains the very number it ranks by")
  void explained(
      @ForAll @Size(min = 1, max = 20) List<@DoubleRange(min = -LARGE, max = LARGE) Double> all,
      @ForAll @DoubleRange(min = -100, max = 100) double weight) {
    double[] values = all.stream().mapToDouble(Double::doubleValue).toArray();
    Mixture.Spread spread = Mixture.Spread.of(values);
    for (double value : values) {
      Explanation share = spread.share(Explanation.leaf(value, "raw"), "scaled");
      Explanation part = Mixture.part("weighed", "rank.key", weight, share);
      assertThat(share.value()).isEqualTo(spread.share(value));
      assertThat(part.value()).isEqualTo(weight * spread.share(value));
      assertThat(Mixture.sum("all", List.of(part, part)).value()).isEqualTo(0 + part.value() * 2);
    }
  }

  @Test
  void ofNothingAddsNothing() {
    assertThat(Mixture.Spread.of(new double[0])).isEqualTo(new Mixture.Spread(0, 0));
    assertThat(Mixture.sum("nothing", List.of()).value()).isZero();
  }

  @Test
  void namesThePolicyKeyOfItsWeight() {
    Explanation part = Mixture.part("words", "rank.words", 2, Explanation.leaf(0.5, "share"));
    assertThat(part.value()).isEqualTo(1);
    assertThat(part.parts()).extracting(Explanation::because).contains("rank.words");
  }
}
