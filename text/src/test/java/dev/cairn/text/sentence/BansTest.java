package dev.cairn.text.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.SentenceVectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A ban that is said alone is heard by its form")
class BansTest {
  private static ReadSentence read(String said) {
    return SentenceReader.shipped().read(said, SentenceVectors.NONE).sentences().get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Never drop a table.",
        "Please never restart the server.",
        "Never open the door.",
        "Ne lance jamais `git push --force`.",
        "Ne pousse jamais sur main.",
        "Lösche niemals eine Tabelle.",
        "Nunca borres una tabla.",
        "No borres nunca una tabla."
      })
  void heard(String said) {
    assertThat(read(said).hearing()).isEqualTo(Hearing.KEPT);
    assertThat(read(said).act()).isEqualTo(Act.MUST_NOT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Never heard of it.",
        "Never worked for me.",
        "Never works on Windows.",
        "Never again.",
        "Never mind.",
        "Never the same error twice.",
        "Never drop a table?",
        "Don't code yet."
      })
  void isNone(String said) {
    assertThat(Bans.isOne(ParsedTurn.of(said).sentences().get(0))).isFalse();
  }
}
