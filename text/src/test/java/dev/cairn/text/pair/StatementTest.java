package dev.cairn.text.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.SentenceVectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StatementTest {
  @Test
  void findsThingsNamesAndNumbers() {
    Statement statement = read("Keep `uploadRetries` in **config/net.yaml** below twelve.");
    assertThat(statement.things()).contains("uploadretries", "upload", "config/net.yaml", "yaml");
    assertThat(statement.numbers()).containsExactly("12");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          Never touch the vault            | true
          there is no need to ask any more | false
          Nie am Freitag ausrollen         | true
          Use tabs                         | false
          """)
  void tellsBans(String text, boolean forbids) {
    assertThat(read(text).forbids()).isEqualTo(forbids);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          deploy | deployment  | true
          mail   | email       | true
          test   | vitest      | false
          cat    | cats        | false
          """)
  void knowsWordsOfOneFamily(String one, String other, boolean nearly) {
    assertThat(Overlap.isNearly(one, other)).isEqualTo(nearly);
  }

  @Test
  void skeletonTellsSharedFromNew() {
    Rarity rarity = Rarity.of(java.util.List.of());
    Overlap overlap =
        new Overlap(read("Use Mocha for tests"), read("no more Mocha, use Vitest 3"), rarity);
    assertThat(Skeleton.of(overlap)).contains("=", "+N", "+#");
  }

  private static Statement read(String text) {
    return StatementReader.read(text, SentenceVectors.NONE);
  }
}
