package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The share of a query that a text has")
class QueryCoverageTest {
  private static final double[] RARITIES = {3, 1};

  @Test
  void countsARareWordForMore() {
    assertThat(QueryCoverage.share(RARITIES, word -> word == 0)).isEqualTo(0.75);
    assertThat(QueryCoverage.share(RARITIES, word -> word == 1)).isEqualTo(0.25);
  }

  @Test
  void isNothingOfAQueryWithoutWords() {
    assertThat(QueryCoverage.share(new double[0], word -> true)).isZero();
  }

  @Property
  @Label("is 0 without any word, 1 with all of them, and grows with each")
  void bounds(
      @ForAll @Size(min = 1, max = 9) List<@DoubleRange(min = 0.01, max = 20) Double> all,
      @ForAll @IntRange(min = 0, max = 8) int first) {
    double[] rarities = all.stream().mapToDouble(Double::doubleValue).toArray();
    double part = QueryCoverage.share(rarities, word -> word < first);
    assertThat(QueryCoverage.share(rarities, word -> false)).isZero();
    assertThat(QueryCoverage.share(rarities, word -> true)).isEqualTo(1);
    assertThat(part).isBetween(0.0, QueryCoverage.share(rarities, word -> word <= first));
  }
}
