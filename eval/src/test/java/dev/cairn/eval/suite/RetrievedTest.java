package dev.cairn.eval.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RetrievedTest {
  /** Two of three right answers, at ranks 2 and 5. */
  private final Retrieved some =
      Retrieved.of(Set.of("b", "e", "z"), List.of("a", "b", "c", "d", "e", "f"));

  @ParameterizedTest
  @CsvSource(textBlock = """
      # k, recall,  all
      1,   0,       0
      2,   0.33333, 0
      5,   0.66667, 0
      50,  0.66667, 0
      """)
  void countsWhatIsAmongTheFirst(int k, double recall, double all) {
    assertThat(some.recall(k)).isCloseTo(recall, within(1e-5));
    assertThat(some.all(k)).isEqualTo(all);
  }

  @Test
  void discountsWhatComesLate() {
    assertThat(some.reciprocalRank()).isEqualTo(0.5);
    // 1/log2(3) + 1/log2(6) over 1 + 1/log2(3) + 1/log2(4), worked out by hand.
    assertThat(some.ndcg(10)).isCloseTo((0.63093 + 0.38685) / 2.13093, within(1e-4));
    assertThat(some.ndcg(2)).isCloseTo(0.63093 / 1.63093, within(1e-4));
  }

  @Test
  void countsAnAnswerOnceWhereItIsFoundFirst() {
    assertThat(Retrieved.of(List.of("s", "s"), List.of("x", "s", "s")))
        .isEqualTo(new Retrieved(List.of(2), 1));
  }

  @Test
  void whatIsNotFoundComesAfterAll() {
    Retrieved none = Retrieved.of(Set.of("z"), List.of("a"));
    assertThat(none.first()).isEqualTo(Integer.MAX_VALUE);
    assertThat(none.reciprocalRank()).isZero();
    assertThat(none.ndcg(10)).isZero();
  }

  @Test
  void refusesAQuestionWithoutAnAnswer() {
    assertThatThrownBy(() -> Retrieved.of(Set.of(), List.of("a")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Property
  void staysInBoundsAndGrowsWithK(
      @ForAll @NotEmpty Set<@IntRange(max = 40) Integer> gold,
      @ForAll Set<@IntRange(max = 40) Integer> found,
      @ForAll @IntRange(min = 1, max = 60) int k) {
    Retrieved retrieved = Retrieved.of(names(gold), new ArrayList<>(names(found)));
    for (double value : List.of(
        retrieved.recall(k), retrieved.all(k), retrieved.ndcg(k), retrieved.reciprocalRank())) {
      assertThat(value).isBetween(0.0, 1.0 + 1e-12);
    }
    assertThat(retrieved.recall(k + 1)).isGreaterThanOrEqualTo(retrieved.recall(k));
    assertThat(retrieved.all(k + 1)).isGreaterThanOrEqualTo(retrieved.all(k));
    assertThat(retrieved.all(k)).isLessThanOrEqualTo(retrieved.recall(k));
  }

  @Property
  void aPerfectRankingIsWorthOne(
      @ForAll @IntRange(min = 1, max = 30) int gold, @ForAll @IntRange(max = 9) int others) {
    List<String> right = names(IntStream.range(0, gold).boxed().toList());
    List<String> ranking = new ArrayList<>(right);
    ranking.addAll(names(IntStream.range(gold, gold + others).boxed().toList()));
    Retrieved retrieved = Retrieved.of(right, ranking);
    assertThat(retrieved.recall(gold)).isEqualTo(1);
    assertThat(retrieved.all(gold)).isEqualTo(1);
    assertThat(retrieved.reciprocalRank()).isEqualTo(1);
    assertThat(retrieved.ndcg(10)).isCloseTo(1, within(1e-12));
  }

  private static List<String> names(Iterable<Integer> numbers) {
    List<String> names = new ArrayList<>();
    numbers.forEach(number -> names.add("u" + number));
    return names;
  }
}
