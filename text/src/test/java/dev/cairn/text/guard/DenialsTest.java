package dev.cairn.text.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.Language;
import dev.cairn.text.Tokenizer;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DenialsTest {
  private static boolean denies(String text, String word, Set<String> ruleStems) {
    Denials denials = new Denials(Tokenizer.tokens(text), Language.ENGLISH);
    return denials.denies(List.of(Terms.stem(word, Language.ENGLISH)), ruleStems);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "merge it and skip the changelog|changelog|true",
        "merge it and skip the changelog|merge|false",
        "linter not executed yet|linter|true",
        "oat porridge (dairy-free)|dairy|true",
        "update the changelog, no review|changelog|false",
        "update the changelog, no review|review|true",
      })
  void aCueDeniesWhatFollowsOrElseWhatStandsBefore(String text, String word, boolean denied) {
    assertThat(denies(text, word, Set.of())).isEqualTo(denied);
  }

  @Test
  void aWordOfTheRuleItselfDeniesNothing() {
    Set<String> rule = Set.of(Terms.stem("skip", Language.ENGLISH));
    assertThat(denies("skip the changelog", "changelog", rule)).isFalse();
  }

  @Test
  void whoWantsOneDoesNotWantItsRival() {
    assertThat(Rivals.replace("pnpm", Set.of("npm", "instal"))).isTrue();
    assertThat(Rivals.replace("pnpm", Set.of("npm", "pnpm"))).isFalse();
    assertThat(Rivals.replace("pnpm", Set.of("cargo"))).isFalse();
  }
}
