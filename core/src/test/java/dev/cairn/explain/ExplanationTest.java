package dev.cairn.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An explanation")
class ExplanationTest {
  private static final Explanation TWO = Explanation.leaf(2, "two");
  private static final Explanation HALF = Explanation.leaf(0.5, "a half");
  private static final Explanation THREE = Explanation.leaf(3, "three");

  @Test
  void isTheOperationAppliedToItsParts() {
    assertThat(Explanation.sum("", TWO, HALF, THREE).value()).isEqualTo(5.5);
    assertThat(Explanation.product("", TWO, HALF, THREE).value()).isEqualTo(3);
    assertThat(Explanation.quotient("", TWO, HALF).value()).isEqualTo(4);
    assertThat(Explanation.of(Op.MIN, "", List.of(TWO, HALF)).value()).isEqualTo(0.5);
    assertThat(Explanation.of(Op.MAX, "", List.of(TWO, HALF)).value()).isEqualTo(2);
    assertThat(Explanation.sum("nothing").value()).isZero();
  }

  @Test
  void clampsAndSaysSoEvenWhenTheBoundsDoNotBind() {
    assertThat(THREE.clamp(0, 2).value()).isEqualTo(2);
    assertThat(HALF.clamp(1, 2).value()).isEqualTo(1);
    Explanation free = TWO.clamp(0, 4);
    assertThat(free.value()).isEqualTo(2);
    assertThat(free.op()).isEqualTo(Op.CLAMP);
    assertThat(free.parts())
        .containsExactly(TWO, Explanation.leaf(0, "at least"), Explanation.leaf(4, "at most"));
  }

  @Test
  void namesInShortWhatWeighsMost() {
    Explanation weighed = Explanation.sum("what speaks for it", HALF, THREE, TWO);
    assertThat(weighed.inShort()).isEqualTo("mostly three, then two");
    assertThat(Explanation.product("fit", weighed, Explanation.leaf(0.4, "2 of 5 runs succeeded"))
            .inShort())
        .isEqualTo("mostly three, then two; times 0.40 for 2 of 5 runs succeeded");
    assertThat(Explanation.sum("alone", TWO, Explanation.leaf(0, "nothing")).inShort())
        .isEqualTo("two");
    assertThat(TWO.inShort()).isEqualTo("two");
    assertThat(Explanation.sum("nothing at all").inShort()).isEqualTo("nothing at all");
  }

  @Test
  void cannotClaimAnotherValueThanItsPartsGive() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Explanation(6, Op.SUM, "a sum", List.of(TWO, THREE)))
        .withMessage("a sum does not follow from its parts");
  }

  @Test
  void isAlwaysAFiniteNumber() {
    assertThatIllegalArgumentException().isThrownBy(() -> Explanation.leaf(Double.NaN, "nothing"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Explanation.quotient("over nothing", TWO, Explanation.leaf(0, "zero")));
  }

  @Test
  void keepsItsPartsWhateverBecomesOfTheListItWasGiven() {
    List<Explanation> parts = new ArrayList<>(List.of(TWO, THREE));
    Explanation sum = Explanation.of(Op.SUM, "", parts);
    parts.clear();
    assertThat(sum.parts()).containsExactly(TWO, THREE);
  }

  @Test
  void namesItsOperationsInLowerCase() {
    assertThat(List.of(Op.values()))
        .extracting(Op::label)
        .contains("leaf", "sum", "product", "min", "max", "clamp");
  }
}
