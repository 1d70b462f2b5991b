package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.formula.Bm25.Match;
import dev.cairn.policy.Policy;
import dev.cairn.policy.SearchPolicy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("BM25")
class Bm25Test {
  private static final Corpus CORPUS = new Corpus(1_000, 35_000);
  private static final SearchPolicy POLICY =
      Policy.DEFAULT.with(Map.of("search.bm25_k1", 1.2, "search.bm25_b", 0.75)).search();

  private static Explanation score(Corpus corpus, long length, Match... matches) {
    return Bm25.score(POLICY, corpus, length, List.of(matches));
  }

  @ParameterizedTest(name = "in {0} of 1,000 texts, {1} times in one of {2} words -> {3}")
  @CsvSource(textBlock = """
      # ln(1 + (1000 - n + .5) / (n + .5)) * f / (f + 1.2 * (.25 + .75 * length / 35))
      12,   3, 20, 3.447324
      1,    1, 35, 2.956041
      1000, 5, 35, 0.000403
      500,  1, 0,  0.533190
      """)
  void agreesWithTheFormula(long texts, long times, long length, double expected) {
    assertThat(score(CORPUS, length, new Match("force", texts, times)).value())
        .isCloseTo(expected, within(1e-6));
  }

  @Test
  void saysWhatItCounted() {
    Explanation why = score(CORPUS, 20, new Match("force", 12, 3), new Match("push", 1, 1));
    assertThat(why.op()).isEqualTo(Op.SUM);
    assertThat(why.parts()).extracting(Explanation::because).containsExactly("'force'", "'push'");
    assertThat(why.parts()).extracting(Explanation::op).containsOnly(Op.PRODUCT);
    assertThat(why.parts().get(0).parts())
        .extracting(Explanation::because)
        .containsExactly(
            "'force' in 12 of 1,000 entries", "3 times in a text of 20 words, average 35");
    assertThat(why.parts().get(1).parts())
        .extracting(Explanation::because)
        .containsExactly(
            "'push' in 1 of 1,000 entries", "1 time in a text of 20 words, average 35");
  }

  @Test
  void isZeroWithoutAMatch() {
    assertThat(score(CORPUS, 20).value()).isZero();
  }

  @Test
  void keepsItsNumbersInPolicy() {
    SearchPolicy flat =
        Policy.DEFAULT.with(Map.of("search.bm25_k1", 0, "search.bm25_b", 0)).search();
    Explanation why = Bm25.score(flat, CORPUS, 20, List.of(new Match("force", 12, 3)));
    assertThat(why.parts().get(0).parts().get(1).value())
        .as("repetition counts nothing")
        .isEqualTo(1);
  }
}
