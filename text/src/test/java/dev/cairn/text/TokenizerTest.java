package dev.cairn.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.Token.Kind;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A sentence is cut into tokens")
class TokenizerTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/api/user.ts",
        "--force",
        "@scope/pkg",
        "$HOME",
        "user_id",
        "getUser()",
        "a.example.org",
        "*.log",
        ".env",
        "~/notes",
        "camelCase"
      })
  void namesStayWhole(String name) {
    List<Token> tokens = Tokenizer.tokens("see " + name + ", please");
    assertThat(tokens).filteredOn(Token::isName).extracting(Token::text).containsExactly(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"and/or", "don't", "well-known", "Hello", "e.g"})
  void wordsAreNoNames(String word) {
    assertThat(Tokenizer.tokens(word + " it")).noneMatch(Token::isName);
  }

  @Test
  void whatStandsInBackticksIsOneName() {
    assertThat(Tokenizer.tokens("run `npm test -- --watch` now"))
        .filteredOn(token -> token.kind() == Kind.NAME)
        .extracting(Token::text)
        .containsExactly("npm test -- --watch");
  }

  @ParameterizedTest
  @CsvSource({
    "Bitte führe das nicht aus, GERMAN",
    "No hagas esto aquí, SPANISH",
    "Ne fais pas ça ici, FRENCH",
    "Não faça isso aqui, PORTUGUESE",
    "不要提交, CHINESE",
    "テストを先に書いてください, JAPANESE",
    "Do not commit this, ENGLISH"
  })
  void theLanguageIsTold(String text, Language language) {
    assertThat(Language.of(Tokenizer.tokens(text))).isEqualTo(language);
  }

  @Test
  void keywordsLeaveOutWhatHoldsASentenceTogether() {
    Keywords keywords =
        Keywords.of("Never deploy the `billing` service to port 8080 without asking.");
    assertThat(keywords.names()).containsExactly("billing");
    assertThat(keywords.numbers()).containsExactly("8080");
    assertThat(keywords.stems())
        .contains("deploy", "billing", "port")
        .doesNotContain("the", "never");
  }

  @Test
  void aNegationTurnsTheWordsBehindItRound() {
    assertThat(NegatedWords.of("Use pnpm, not npm.")).contains("npm").doesNotContain("pnpm");
  }
}
