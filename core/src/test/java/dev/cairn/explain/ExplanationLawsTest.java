package dev.cairn.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;

@Label("Any explanation")
class ExplanationLawsTest {

  @Property
  void canBeRecomputedToTheLastBit(
      @ForAll @Size(min = 1, max = 8) List<@DoubleRange(min = -1e6, max = 1e6) Double> values) {
    List<Explanation> parts =
        values.stream().map(v -> Explanation.leaf(v, "part")).toList();
    for (Op op : List.of(Op.SUM, Op.PRODUCT, Op.MIN, Op.MAX)) {
      Explanation made = Explanation.of(op, "made", parts);
      assertThat(new Explanation(made.value(), op, "made", made.parts())).isEqualTo(made);
    }
  }
}
