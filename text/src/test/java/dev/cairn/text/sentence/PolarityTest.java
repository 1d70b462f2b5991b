package dev.cairn.text.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolarityTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          Never deploy on Fridays                            | true
          Avoid nested loops                                 | true
          No tabs in YAML files                              | true
          Force pushes are forbidden                         | true
          Don't forget to bump the version                   | false
          Never forget the trailing newline                  | false
          Use spaces, not tabs                               | false
          Not only tests but also docs need a review         | false
          Always sign your commits                           | false
          Do not merge without a review                      | true
          I like answers without small talk                  | false
          Niemals direkt auf main pushen                     | true
          N'oublie pas de lancer les tests                   | false
          Starting today, never touch the schema             | true
          In this module, avoid reflection                   | true
          When you rename a class, don't keep the old one    | true
          Bitte, benutze keine Abkürzungen                   | true
          Nunca subas secretos al repositorio                | true
          """)
  void theFirstClauseDecides(String text, boolean negative) {
    ParsedSentence sentence = ParsedTurn.of(text).sentences().get(0);

    assertThat(Polarity.isNegative(sentence)).isEqualTo(negative);
  }
}
