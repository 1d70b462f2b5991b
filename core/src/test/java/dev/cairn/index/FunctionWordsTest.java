package dev.cairn.index;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Words that say nothing about what is asked")
class FunctionWordsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"the", "The", "WHAT", "what's", "don't", "don’t", "I", "I'm", "they've", "s"})
  void holdAQuestionTogether(String word) {
    assertThat(FunctionWords.contains(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "'", "'s", "Doe", "weather", "push", "theory", "Ada's", "東", "1"})
  void areNoneOfThese(String word) {
    assertThat(FunctionWords.contains(word)).isFalse();
  }
}
