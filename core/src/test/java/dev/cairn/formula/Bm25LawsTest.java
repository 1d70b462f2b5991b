package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.formula.Bm25.Match;
import dev.cairn.policy.Policy;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

@Label("Laws of BM25")
class Bm25LawsTest {
  private static final Corpus CORPUS = new Corpus(1_000, 35_000);

  private static double score(long length, Match match) {
    return Bm25.score(Policy.DEFAULT.search(), CORPUS, length, List.of(match)).value();
  }

  @Property
  void rarerOftenerAndShorterScoreNoLess(
      @ForAll @LongRange(min = 1, max = 999) long texts,
      @ForAll @IntRange(min = 1, max = 100) int times,
      @ForAll @IntRange(min = 1, max = 500) int length) {
    double score = score(length, new Match("w", texts, times));
    assertThat(score).isPositive();
    assertThat(score(length, new Match("w", texts + 1, times))).isLessThan(score);
    assertThat(score(length, new Match("w", texts, times + 1))).isGreaterThan(score);
    assertThat(score(length + 1, new Match("w", texts, times))).isLessThan(score);
  }
}
