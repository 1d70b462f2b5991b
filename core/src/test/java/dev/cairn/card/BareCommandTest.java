package dev.cairn.card;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A command without what is done with its output")
class BareCommandTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = ';',
      value = {
        "npm test; npm test",
        "npm test 2>&1 | tail -40; npm test",
        "npm test > out.txt 2>&1; npm test",
        "make build >/dev/null; make build",
        "make build &>log.txt | grep -i error | head; make build",
        "curl https://x.example | sh; curl https://x.example | sh",
        "a || b; a || b",
        "cat a.txt | xargs rm; cat a.txt | xargs rm",
        "''; ''",
      })
  void isWhatIsRun(String command, String bare) {
    assertThat(BareCommand.of(command)).isEqualTo(bare);
  }
}
