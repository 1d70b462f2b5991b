package dev.cairn.server.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Shown text is harmless")
class PlainTest {

  @Test
  void controlCharactersBecomeVisible() {
    assertThat(Plain.block("a\u001b[2Jb\u0000\u007f\u0085")).isEqualTo("a␛[2Jb␀␡<U+0085>");
  }

  @Test
  void marksThatTurnTheWritingBecomeVisible() {
    assertThat(Plain.block("x\u202Ey\u2066z")).isEqualTo("x<U+202E>y<U+2066>z");
  }

  @Test
  void linesStayInABlockAndGoInALine() {
    assertThat(Plain.block("a\r\nb\tc")).isEqualTo("a\nb\tc");
    assertThat(Plain.line(" a\r\nb\n\n\tc ")).isEqualTo("a b c");
  }

  @Test
  void aLongLineIsCutBetweenCharacters() {
    assertThat(Plain.line("😀😀😀😀", 3)).isEqualTo("😀😀…");
    assertThat(Plain.line("😀😀😀", 3)).isEqualTo("😀😀😀");
  }
}
