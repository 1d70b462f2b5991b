package dev.cairn.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A sentence takes back what it names")
class TakenBackTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          Forget what I said about the linter      | linter | true
          ok, never mind the rule on semicolons    | semicolon | true
          Scrap the rule about Docker, use Podman  | docker | false
          Vergiss, was ich gesagt habe über Zeilen | zeil | true
          """)
  void byName(String sentence, String stem, boolean whole) {
    TakenBack back = TakenBack.by(Tokenizer.tokens(sentence)).orElseThrow();

    assertThat(back.about().stems()).containsExactly(stem);
    assertThat(back.whole()).isEqualTo(whole);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Forget the milk",
        "Never forget what I said about tests",
        "Tom forgot what I said about tests",
        "Drop the table"
      })
  void onlyIfItSpeaksOfWhatWasSaid(String sentence) {
    assertThat(TakenBack.by(Tokenizer.tokens(sentence))).isEmpty();
  }

  @Test
  void nothingWithoutAName() {
    assertThat(TakenBack.by(Tokenizer.tokens("Forget what I said"))).isEmpty();
  }
}
