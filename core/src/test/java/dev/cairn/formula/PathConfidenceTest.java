package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.Policy;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Confidence in a path")
class PathConfidenceTest {
  @ParameterizedTest(name = "{0} hops: {1}")
  @CsvSource({"0, .95", "1, .95", "2, .80", "3, .65", "4, .50", "5, .50", "1000, .50"})
  void fallsWithItsEdges(int hops, double expected) {
    Explanation confidence = PathConfidence.of(Policy.DEFAULT.graph(), hops);
    assertThat(confidence.value()).isEqualTo(expected);
    assertThat(confidence.because()).isNotBlank();
  }

  @Test
  void isNotAskedWithoutAPath() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PathConfidence.of(Policy.DEFAULT.graph(), -1));
  }
}
