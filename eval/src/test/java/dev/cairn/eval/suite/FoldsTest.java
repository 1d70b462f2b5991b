package dev.cairn.eval.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoldsTest {
  /** First three bytes of sha256("folds-v1|set|unit") modulo 5, worked out with another program. */
  @ParameterizedTest
  @CsvSource(textBlock = """
      memory_trip, trip, 4
      memory_trip, desk, 3
      other, trip, 1
      memory_trip, 对话, 4
      """)
  void neverChange(String set, String unit, int fold) {
    assertThat(Folds.of(set, unit)).isEqualTo(fold);
  }

  @Test
  void areOfAboutTheSameSize() {
    int[] sizes = new int[Folds.COUNT];
    IntStream.range(0, 5_000).forEach(i -> sizes[Folds.of("set", "unit-" + i)]++);
    assertThat(sizes)
        .satisfies(
            all -> IntStream.of(all).forEach(size -> assertThat(size).isBetween(850, 1_150)));
  }
}
