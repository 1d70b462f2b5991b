package dev.cairn.text.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementsTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          And please keep the **changelog** short.   | Keep the changelog short.
          oh and also, no emojis in commits          | No emojis in commits
          ok so we use tabs here                     | We use tabs here
          - [ ] run the linter first                 | Run the linter first
          `make` is the only entry point             | `make` is the only entry point
          pnpm-lock.yaml stays in git                | pnpm-lock.yaml stays in git
          """)
  void courtesyAndMarkdownAreGone(String text, String statement) {
    assertThat(Statements.of(ParsedTurn.of(text).sentences().get(0))).isEqualTo(statement);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          None in the tests either.              | true
          That one too                           | true
          It should stay like this.              | true
          Every module has a README.             | false
          Never touch the vendored code.         | false
          """)
  void someLeanOnTheSentenceBefore(String text, boolean leans) {
    assertThat(Statements.leans(ParsedTurn.of(text).sentences().get(0))).isEqualTo(leans);
  }
}
