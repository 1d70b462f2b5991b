package dev.cairn.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.ContextName;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The folder of a context")
class FileNameTest {
  @ParameterizedTest
  @CsvSource(textBlock = """
      default, default
      my.team, my.team
      console, console
      com10,   com10
      lock,    _lock_
      con,     _con_
      nul.txt, _nul.txt_
      com1,    _com1_
      lpt9.a,  _lpt9.a_
      a.,      _a._
      """)
  void isItsNameUnlessThatIsTaken(String context, String folder) {
    assertThat(FileName.of(new ContextName(context))).isEqualTo(folder);
  }

  @Test
  void isSharedWithNoOther() {
    assertThat(Stream.of("a.", "a_", "a", "a..", "a._", "con", "con_", "lock")
            .map(name -> FileName.of(new ContextName(name))))
        .doesNotHaveDuplicates();
  }
}
